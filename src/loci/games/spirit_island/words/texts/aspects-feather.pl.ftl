# Aspekty zestawu Pióro i Płomień, naszymi słowami.

spirit-lightnings-swift-strike--immense = { spirit-lightnings-swift-strike } (Ogromna)
option-spirits-is-lightnings-swift-strike--immense = { spirit-lightnings-swift-strike--immense }
character-lightnings-swift-strike--immense = Burza, która zbiera się dniami i zakrywa całe niebo.
style-lightnings-swift-strike--immense = Ma dużo energii i zagrywa niewiele kart, ale najdroższe; co zostanie niezagrane, daje źródła mocy.
special-lightnings-swift-strike--immense-1 = { special-lightnings-swift-strike-1 }
special-lightnings-swift-strike--immense-2 = Ogromny Duch, Górujący i Powolny: twój tor energii daje w fazie duchów dwa razy tyle energii. Karta mocy zużywa tam 2 zagrania kart. Jeśli pod koniec tej fazy zostały ci zagrania, zyskaj 1 źródło mocy do wyboru; za każdą zagraną większą moc zyskaj 2 różne.

spirit-river-surges-in-sunlight--travel = { spirit-river-surges-in-sunlight } (Podróżna)
option-spirits-is-river-surges-in-sunlight--travel = { spirit-river-surges-in-sunlight--travel }
character-river-surges-in-sunlight--travel = Rzeczna droga, którą płyną całe wioski.
style-river-surges-in-sunlight--travel = Sprowadza wioski Dahan tam, gdzie są potrzebne, i jest silna, gdzie jest ich wiele.
special-river-surges-in-sunlight--travel-1 = Podróż na Grzbiecie Rzeki (zamiast Władztwa Rzeki): po rozwoju przesuń do 2 wiosek Dahan ze swoich krain, każdą do innej swojej krainy, do której prowadzi łańcuch twoich krain.
special-river-surges-in-sunlight--travel-2 = Ludzie Dbają o Rzekę, Rzeka o Ludzi: twoje krainy z co najmniej 4 wioskami Dahan są miejscami kultu i mają obronę 1.

spirit-shadows-flicker-like-flame--amorphous = { spirit-shadows-flicker-like-flame } (Bezkształtny)
option-spirits-is-shadows-flicker-like-flame--amorphous = { spirit-shadows-flicker-like-flame--amorphous }
character-shadows-flicker-like-flame--amorphous = Cienie bez krawędzi, tu i tam w tej samej chwili.
style-shadows-flicker-like-flame--amorphous = Dwa razy na rundę przenosi obecność tam, gdzie potrzebna jest moc.
special-shadows-flicker-like-flame--amorphous-1 = Bezkształtna Przestrzeń Cieni (zamiast Cieni Pośród Dahan): w każdej fazie pośpiesznych i w każdej fazie powolnych mocy możesz przesunąć 1 swoją obecność do przyległej krainy albo do dowolnej krainy z wioską Dahan.

spirit-shadows-flicker-like-flame--foreboding = { spirit-shadows-flicker-like-flame } (Złowróżbny)
option-spirits-is-shadows-flicker-like-flame--foreboding = { spirit-shadows-flicker-like-flame--foreboding }
character-shadows-flicker-like-flame--foreboding = Cienie, które leżą nad jednym miejscem, aż nikt nie chce tam zostać.
style-shadows-flicker-like-flame--foreboding = Na rundę bierze jedną krainę dla siebie: moce sięgają jej z daleka, a kto się tam przestraszy, ucieka.
special-shadows-flicker-like-flame--foreboding-1 = Aspekt Złowróżbny: zamiast zasady specjalnej Cienie Pośród Dahan masz drugą moc wrodzoną, Sploty Złowróżbnej Trwogi.

spirit-vital-strength-of-the-earth--might = { spirit-vital-strength-of-the-earth } (Potężny)
option-spirits-is-vital-strength-of-the-earth--might = { spirit-vital-strength-of-the-earth--might }
character-vital-strength-of-the-earth--might = Gleba, która się podnosi, i kamień, który uderza.
style-vital-strength-of-the-earth--might = Oddaje swoją osłonę za siłę: więcej kart i więcej obrażeń każdą z nich.
special-vital-strength-of-the-earth--might-1 = Aspekt Potężny: zamiast zasady specjalnej Witalność Ziemi masz drugą moc wrodzoną, Ziemia Porusza się z Wigorem.
power-stretch-out-coils-of-foreboding-dread = Sploty Złowróżbnej Trwogi
text-stretch-out-coils-of-foreboding-dread = Wszystkie. 2 × Powietrze: w tej rundzie twoje inne moce mogą obrać tę krainę za cel bez względu na zasięg. 1 × Księżyc: w tej rundzie, po każdej akcji, która wywoła strach w tej krainie, wypchnij do 1 odkrywcy za każdy punkt strachu albo 1 osadę za każde 2. 2 × Ogień: 1 strachu. 2 × Księżyc, 4 × Powietrze: 2 strachu.
power-earth-moves-with-vigor-and-might = Ziemia Porusza się z Wigorem
text-earth-moves-with-vigor-and-might = Wszystkie. 1 × Roślinność: możesz zapłacić 1 energii i koszt karty z ręki, żeby ją teraz zagrać; jej źródła mocy liczą się dalej. 1 × Słońce, 2 × Ziemia: w tej rundzie każda twoja moc, która zadaje obrażenia, zadaje ich o 1 więcej. 3 × Ziemia, 2 × Roślinność: i jeszcze o 1. 1 × Słońce, 3 × Roślinność: pozyskaj kartę mocy.

ask-travel = Z której ze swoich krain podróżuje wioska Dahan? (pozostało: { $left })
ask-travel-to = { $land }: dokąd podróżuje wioska Dahan?
trigger-travel = podróż z rzeką
trigger-stretch-out-coils-of-foreboding-dread = złowróżbna trwoga
log-coils-reach = { $who }: w tej rundzie moce mogą obrać { $land } za cel bez względu na zasięg.
log-coils-of-dread = Kto się w tej rundzie przestraszy w { $land }, może uciec.
effect-shadow-moved = { $who }: obecność w tej fazie już przesunięta.
effect-coils-reach = { $land }: moce mogą ją obrać za cel bez względu na zasięg ({ $who }).
effect-coils-of-dread = { $land }: po strachu można wypychać odkrywców i osady.
