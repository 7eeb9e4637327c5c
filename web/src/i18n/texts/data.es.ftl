data-title-of = { $title }: cifras propias
data-text = Algunas cifras impresas no se han podido encontrar en ninguna parte; son estimaciones nuestras y están marcadas como tales. Si tienes el juego, corrígelas aquí con tu ejemplar: en las mesas que abras con ellas, todo cuesta, paga y sale como dice tu caja.
data-begin = 1. Parte de nuestros archivos
data-begin-text = Cada cifra está en su propia línea. Cámbiala en cualquier editor de texto y pon su source en "found": así deja de marcarse como estimada. Los nombres y los efectos siguen siendo los nuestros.
data-download = Descargar { $file }
data-yours = 2. Trae los tuyos
data-choose = Elige tus archivos corregidos
data-choose-text = Basta con uno: { $files }. Se revisan, nunca se guardan.
data-unplayable = Con estas cifras aún no se puede jugar. Abajo está lo que falla.
data-same = Todas las cifras son iguales que las nuestras.
data-confirmed = { $count ->
    [one] Una de nuestras estimaciones queda confirmada.
   *[other] { $count } de nuestras estimaciones quedan confirmadas.
}
data-open = Abrir una mesa con ellas
data-forget = Olvidar estas correcciones
data-kept = Este navegador recuerda las correcciones. En una mesa con ellas, todo el mundo ve que hay cifras corregidas.
data-findings = Lo que se ha encontrado
data-line = { $file }, línea { $line }
data-more = { $count ->
    [one] Y una más.
   *[other] Y { $count } más.
}
