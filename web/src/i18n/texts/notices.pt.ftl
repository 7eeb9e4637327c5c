# Where else somebody hears that it is their turn, and when not, in Portuguese.

hooks-title = Mensagens noutro lado
hooks-text = Numa sala do Discord, num telemóvel com ntfy, numa conversa do Telegram, ou para um programa teu. Quem souber um endereço destes pode escrever para lá; fica em segredo e nunca mais se mostra.
hook-kind = Onde
hook-ntfy = ntfy
hook-discord = Discord
hook-telegram = Telegram
hook-json = Um programa (JSON)
hook-ntfy-at = ntfy em { $server }
hook-discord-at = Uma sala em { $server }
hook-telegram-at = Uma conversa em { $server }
hook-json-at = Um programa em { $server }
hook-address = Endereço
hook-ntfy-hint = Como em https://ntfy.sh/um-nome-que-ninguem-adivinha
hook-discord-hint = O webhook de uma sala: Definições, Integrações, Webhooks
hook-json-hint = Um endereço https que aceite um POST
hook-bot = Código do teu bot
hook-chat = Número da conversa
hook-add = Adicionar
hook-try = Testar
hook-remove = Retirar
hook-taken = Foi recebida.
hook-not-taken = Ninguém a recebeu.
notices-home-screen = Num iPhone ou iPad, põe primeiro esta página no ecrã principal (Partilhar, Adicionar ao ecrã principal) e abre-a a partir de lá.

quiet-title = Quando não
quiet-hours = Nada de mensagens à noite; o que esperar diz-se de manhã, tudo junto
quiet-from = Das
quiet-to = até às
quiet-digest = Uma mensagem por dia sobre todas as mesas à espera
quiet-at = Às
quiet-zone = Horas de { $zone }

error-mail-address = Isto não é um endereço de e-mail.
error-notices-hook = Neste endereço não há ninguém desse tipo à escuta.
error-notices-zone = Este fuso horário não é conhecido.
error-notices-too-many = Já são endereços que cheguem.
error-notices-no-hook = Esse endereço não existe.

recovery-title = Código de recuperação
recovery-text = Com este código substitui-se uma palavra-passe esquecida, mesmo sem e-mail. Um novo anula o antigo.
recovery-make = Criar novo código
recovery-once = Toma nota, só se mostra uma vez:
mail-not-confirmed = Este endereço ainda não está confirmado: abre a ligação no e-mail. Volta a guardá-lo para receberes outro.
mail-letter-sent = Vai um e-mail a caminho. Abre a ligação que traz.
mail-why = Para «É a tua vez» e para uma palavra-passe esquecida. Só se usa depois de o confirmares.
notices-title = Quando for a minha vez
notices-push = Avisar este navegador, mesmo com a página fechada
notices-push-none = Não é possível avisar este navegador.
notices-push-try = Testar
notices-push-tried = Enviado para { $sent } de { $of ->
    [one] { $of } navegador
   *[other] { $of } navegadores
}.
notices-mail = Enviar-me um e-mail
notices-mail-address = Endereço de e-mail
devices-title = Dispositivos
device-here = este
