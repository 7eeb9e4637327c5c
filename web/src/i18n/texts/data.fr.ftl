data-title-of = { $title } : vos chiffres
data-text = Certains chiffres imprimés sont introuvables ; ceux-là sont nos propres estimations et marqués comme tels. Si vous possédez le jeu, corrigez-les ici d’après votre exemplaire : les tables que vous ouvrez avec eux coûtent, rapportent et montrent ce que dit votre boîte.
data-begin = 1. Partir de nos fichiers
data-begin-text = Chaque chiffre a sa propre ligne. Changez-le dans un éditeur de texte et mettez sa source à « found » : il n’est alors plus marqué comme estimé. Les noms et les effets restent les nôtres.
data-download = Télécharger { $file }
data-yours = 2. Apporter les vôtres
data-choose = Choisissez vos fichiers corrigés
data-choose-text = Un seul suffit : { $files }. Ils sont vérifiés, jamais conservés.
data-unplayable = On ne peut pas encore jouer avec ces chiffres. Les erreurs sont indiquées ci-dessous.
data-same = Tous les chiffres sont identiques aux nôtres.
data-confirmed = { $count ->
    [one] Une de nos estimations est confirmée.
   *[other] { $count } de nos estimations sont confirmées.
}
data-open = Ouvrir une table avec eux
data-forget = Oublier ces corrections
data-kept = Ce navigateur se souvient des corrections. Toute personne à une table qui les emploie voit que des chiffres sont corrigés.
data-findings = Ce qui a été trouvé
data-line = { $file }, ligne { $line }
data-more = { $count ->
    [one] Et une autre.
   *[other] Et { $count } autres.
}
