# Karty zarazy gry podstawowej, naszymi własnymi słowami.

blight-downward-spiral = Równia Pochyła
text-blight-downward-spiral = 5 zarazy na gracza. Na początku każdej fazy najeźdźców każdy duch niszczy 1 swoją obecność.
blight-memory-fades-to-dust = Pamięć Obraca się w Pył
text-blight-memory-fades-to-dust = 4 zarazy na gracza. Na początku każdej fazy najeźdźców każdy duch zapomina kartę mocy albo niszczy 1 swoją obecność.

## Pytania
ask-memory-fades = Pamięć obraca się w pył: co traci { $who }?

## Odpowiedzi
option-forget = Zapomnij kartę mocy
option-destroy-presence = Zniszcz 1 obecność
