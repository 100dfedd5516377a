# Att spela i samma rum, i webbläsaren.
#
# gå runt: en enhet går från hand till hand; ridå: döljer en spelplan innan den lämnas vidare

couch-device = Hur används den här enheten?
couch-use-mine = Jag spelar på den
couch-help-mine = De andra är med på sina egna enheter.
couch-use-round = Den går runt
couch-help-round = Ni är flera som spelar på den. Innan den lämnas vidare dras ridån för, så att ingen ser det som hör till någon annan.
couch-use-screen = Den är skärmen för alla
couch-help-screen = Alla spelar på sin telefon. En QR-kod släpper in dem; skärmen visar i stor text det som alla får se.
couch-player = Spelare { $number }
couch-names-how = En plats utan namn förblir ledig, för andra eller för botar.
couch-one-more = Någon mer spelar på den här enheten. Namn:
couch-sit = Sätt dig
couch-pass = Lämna enheten till { $name }
couch-pass-about = Allt är dolt. Öppna ridån först när ingen annan tittar.
couch-look = { $name }: tryck för att titta
couch-all = Visa bordet för alla
couch-open = Bordet ligger öppet: alla får titta.
couch-looking = { $name } tittar
couch-cover = Dölj
couch-turn = { $name } är på tur
couch-screen = Gemensam skärm
couch-screen-about = En sida för tv:n: den visar koden för att vara med och det som alla får se.
couch-screen-open = Öppna den gemensamma skärmen
couch-screen-join = { $game }: var med på telefonen
couch-screen-scan = Skanna koden eller öppna
couch-screen-loopback = Telefoner når inte den här adressen. Starta servern med --lan och öppna sidan via adressen som den visar.
couch-screen-waiting = Vi väntar på { $names }
couch-screen-bots = Fyll på med botar
