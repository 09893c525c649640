# Scenariusz „Druga Fala”, naszymi słowami.

scenario-second-wave = Druga Fala
option-scenario-is-second-wave = { scenario-second-wave }
text-scenario-second-wave = Gracie na Wyspie, jaką pozostawiła inna gra, przeciw temu samemu przeciwnikowi. Każdego rodzaju znaczników zostaje tyle, ile jest plansz, na każdej planszy 2 zarazy oraz wioski Dahan, rozproszone; obecności i najeźdźców nie ma. Jeśli Wyspa była zdrowa, przeciwnik ma poziom wyższy o jeden; jeśli była splugawiona, zaraza z jej karty liczy się, gdy karta znów się odwróci. Nadrukowani najeźdźcy z krain 6–8 lądują o 3 numery niżej, a w krainie 5 każdej planszy jest o 1 osadę więcej. Od etapu III można użyć kart mocy pozostawionych przez pierwsze duchy, każdej raz: za darmo, w dowolnej krainie, z warunkami do 10 żywiołów.
ask-wave-token = Więcej znaczników niż plansz: z której krainy usunąć jeden ({ $token })?
ask-wave-blight = Więcej niż 2 zarazy na planszy: z której krainy jedna wraca na kartę?
ask-wave-dahan = Więcej niż 8 wiosek Dahan na planszy: z której krainy usunąć jedną?
do-assist = Pomoc pierwszych duchów: „{ $card }”
effect-blight-aside = Zaraza obok karty, na jej odwrócenie: { $number }.
effect-first-spirits = Pierwsze duchy pozostawiły „{ $what }”.
effect-assistance = { $who } ma pomoc pierwszych duchów: „{ $what }”.
