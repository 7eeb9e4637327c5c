# The page of a group that plays a campaign, in Polish.

campaign-new = Zacznij kampanię: { $title }
campaign-name = Nazwa grupy
campaign-name-text = Może zostać pusta.
campaign-gather = Do strony grupy
campaign-way = Rozdziały
campaign-mark-succeeded = Partia { $number }: cel osiągnięty
campaign-mark-failed = Partia { $number }: cel nieosiągnięty
campaign-mark-next = Partia { $number }: następna
campaign-mark-later = Partia { $number }: jeszcze przed wami
campaign-next-of = Partia { $number } z { $length }
campaign-invited = Zaproszenie
campaign-invited-text = Zaprasza się ciebie do tej kampanii. Czeka na ciebie wolne miejsce.
campaign-full = Ta grupa jest pełna. Poproś o miejsce albo zacznij własną kampanię.
campaign-join = Zajmij miejsce
campaign-chapter = Następny rozdział
campaign-goal = Cel:
campaign-ours = To nasza własna opowieść. W pudełku są inne; żadnego z tamtych tekstów tu nie ma.
campaign-wait = Jedno miejsce jest jeszcze wolne. Wyślij komuś link; potem można zacząć partię.
campaign-wait-host = Jedno miejsce jest jeszcze wolne. Wyślij komuś link albo posadź tam bota; potem można zacząć partię.
campaign-options = Opcje tej partii
campaign-begin = Zacznij partię
campaign-running = Partia trwa.
campaign-to-game = Do partii
campaign-abandon = Porzuć tę partię
campaign-abandon-text = Partia kończy się dla wszystkich i nic się z niej nie liczy. Jej rozdział można od razu zacząć na nowo.
campaign-abandon-yes = Porzuć
campaign-another = Zacznij inną kampanię
campaign-group = Grupa
campaign-place-open = Wolne miejsce
campaign-stands = { $won ->
    [one] Jedna wygrana partia
    [few] { $won } wygrane partie
    [many] { $won } wygranych partii
   *[other] { $won } wygranej partii
}, łącznie { $points } PZ
campaign-you = Ty
campaign-ahead = Na prowadzeniu
campaign-change = Zmień …
campaign-replace = Zastąp: { $name }
campaign-replace-text = Miejsce i jego wyniki zostają w kampanii; { $name } nie należy już do grupy. Stary link nic odtąd nie daje.
campaign-give-text = Miejsce i jego wyniki zostają w kampanii.
campaign-replace-yes = Zastąp
campaign-somebody-else = Inna osoba, przez link
campaign-invite = Kto otworzy ten link, może zająć wolne miejsce:
campaign-address = Adres kampanii
campaign-leave = Opuść grupę
campaign-leave-text = Twoje miejsce się zwalnia i pozostali mogą je obsadzić. Gdy nikt nie zostanie, kampania znika.
campaign-archive = Archiwum
campaign-archive-text = Co zostało po dotychczasowych partiach; w następnej leży na stole.
campaign-tiles = Kafelki dziedzictwa
campaign-cards = Karty fabuły
campaign-last = Ostatnia partia
campaign-results = Dotychczas
campaign-succeeded = Cel osiągnięty
campaign-failed = Cel nieosiągnięty
campaign-points = { $count } PZ
campaign-won = wygrana
campaign-story = Co z tego wynikło

my-campaigns = Moje kampanie
campaign-game = Rozegrano { $number } z { $length ->
    [one] { $length } partii
    [few] { $length } partii
    [many] { $length } partii
   *[other] { $length } partii
}
campaign-over = Kampania jest skończona
error-campaign-over = Kampania jest skończona.
error-campaign-page = Następna partia zaczyna się na stronie kampanii.
error-campaign-not-host = Może to zrobić tylko gospodarz grupy.
error-campaign-blocked = Nie wszyscy z tej grupy chcą siedzieć przy jednym stole.
error-campaign-playing = Trwa partia: najpierw ją zakończcie.
error-campaign-not-playing = Nie trwa żadna partia.
error-campaign-seats-open = Jedno miejsce jest jeszcze wolne.
error-campaign-too-many = Najpierw opuść jedną ze swoich kampanii.
error-campaign-last-place = Opuść grupę, aby oddać swoje ostatnie miejsce.
error-campaign-options = Tego nie można wybrać przed tą partią.
error-campaign-addition = To nie może teraz dołączyć do kampanii.
