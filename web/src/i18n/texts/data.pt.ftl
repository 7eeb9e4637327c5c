data-title-of = { $title }: números próprios
data-text = Alguns números impressos não se encontraram em lado nenhum; esses são estimativas nossas e estão assinalados. Se tens o jogo, corrige-os aqui pelo teu exemplar: as mesas que abrires com eles custam, pagam e tiram o que diz a tua caixa.
data-begin = 1. Parte dos nossos ficheiros
data-begin-text = Cada número está numa linha própria. Muda-o em qualquer editor de texto e põe a origem em "found": deixa então de estar assinalado como estimado. Os nomes e os efeitos continuam os nossos.
data-download = Descarregar { $file }
data-yours = 2. Traz os teus
data-choose = Escolher os ficheiros corrigidos
data-choose-text = Um basta: { $files }. São verificados, nunca guardados.
data-unplayable = Ainda não é possível jogar com estes números. O que está errado vem em baixo.
data-same = Todos os números são iguais aos nossos.
data-confirmed = { $count ->
    [0] { $count } das nossas estimativas estão confirmadas.
    [one] Uma das nossas estimativas está confirmada.
   *[other] { $count } das nossas estimativas estão confirmadas.
}
data-open = Abrir uma mesa com eles
data-forget = Esquecer estas correções
data-kept = Este navegador lembra-se das correções. Quem estiver numa mesa com elas vê que há números corrigidos.
data-findings = O que se encontrou
data-line = { $file }, linha { $line }
data-more = { $count ->
    [0] E mais { $count }.
    [one] E mais um.
   *[other] E mais { $count }.
}
