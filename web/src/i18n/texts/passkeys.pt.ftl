# Signing in by a key of the device, in Portuguese.
passkeys = Chaves de acesso
passkeys-text = Inicia sessão com impressão digital, rosto ou o bloqueio de um dispositivo, sem palavra-passe. A chave nunca sai do dispositivo.
passkeys-none = Este navegador não cria chaves de acesso para este endereço.
passkey-used = usada a { $day }
passkey-made = criada a { $day }
passkey-remove = Retirar
passkey-remove-of = Retirar a chave de acesso { $name }
passkey-add = Adicionar chave
passkey-added = Adicionada. A partir de agora podes iniciar sessão com ela.
passkey-name = Como lhe chamas?
passkey-name-text = Por exemplo, o nome do dispositivo.
sign-in-passkey = Entrar com chave de acesso
error-passkey-invalid = Esta chave de acesso não condiz, ou demorou demasiado. Tenta de novo.
error-passkey-canceled = Não foi usada nenhuma chave de acesso.
error-passkey-known = Este dispositivo já tem uma chave de acesso para ti.
error-passkey-unknown = Essa chave de acesso já não existe.
error-passkey-too-many = Tens 20 chaves de acesso; retira uma primeiro.
