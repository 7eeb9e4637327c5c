data-title-of = { $title }: własne liczby
data-text = Niektórych wydrukowanych liczb nie udało się nigdzie znaleźć; to nasze oszacowania i tak są oznaczone. Jeśli masz tę grę, popraw je tu według swojego egzemplarza: stoły, które z nimi otworzysz, kosztują, płacą i dobierają tak, jak mówi twoje pudełko.
data-begin = 1. Zacznij od naszych plików
data-begin-text = Każda liczba stoi we własnym wierszu. Zmień ją w dowolnym edytorze tekstu i ustaw jej źródło na "found": wtedy nie jest już oznaczona jako oszacowana. Nazwy i działania zostają nasze.
data-download = Pobierz { $file }
data-yours = 2. Wczytaj swoje
data-choose = Wybierz poprawione pliki
data-choose-text = Wystarczy jeden: { $files }. Są sprawdzane, nigdy przechowywane.
data-unplayable = Z tymi liczbami nie da się jeszcze grać. Poniżej widać, co jest źle.
data-same = Wszystkie liczby są takie jak nasze.
data-confirmed = { $count ->
    [one] Jedno z naszych oszacowań się potwierdza.
    [few] { $count } z naszych oszacowań się potwierdzają.
    [many] { $count } z naszych oszacowań się potwierdza.
   *[other] { $count } z naszych oszacowań się potwierdza.
}
data-open = Otwórz z nimi stół
data-forget = Zapomnij o tych poprawkach
data-kept = Ta przeglądarka pamięta poprawki. Każdy przy takim stole widzi, że liczby są poprawione.
data-findings = Co się znalazło
data-line = { $file }, wiersz { $line }
data-more = { $count ->
    [one] I jeszcze jedno.
    [few] I jeszcze { $count }.
    [many] I jeszcze { $count }.
   *[other] I jeszcze { $count }.
}
