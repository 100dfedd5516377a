# The lesson of Dive.

divelesson-look = In het water ligt een stapel doorzichtige kaarten. Bekijk hem van alle kanten: beweeg de muis eroverheen, sleep met een vinger of gebruik de pijltjestoetsen. Wat dieper ligt, beweegt anders dan wat bovenop ligt. Zo ontdek je op welk niveau iets zwemt.
divelesson-tokens = Niveau 1 is de bovenste kaart, niveau 5 de vijfde. Voor elk niveau zeg je of er een haai is. Je hebt vijf luchtfiches, 1 tot en met 5. Elk heeft twee kanten: geen haai, en haai.
divelesson-program = Probeer het. Op niveau 1 is geen haai, op niveau 2 wel. Leg één fiche op niveau 1 met de kant zonder haai, en één op niveau 2 met de haaienkant. Laat de andere fiches liggen en zeg dan dat je klaar bent.
divelesson-rest = Je had het twee keer goed: twee niveaus, dus je gaat twee velden vooruit. Buddy zag op niveau 1 een haai die er niet was. In kalm water kost een fout dat niveau en alles daaronder.
divelesson-helpers = Schildpadden helpen: de groene draagt je één veld, de rode twee. Maar alleen de snelste van wie het goed heeft, wordt geholpen, en de getallen van je fiches op dat niveau zijn je snelheid. Groen zwemt op niveau 1, rood op niveau 2, haaien zijn er niet. Buddy zal snel zijn op niveau 1. Leg je 5 op niveau 2 en een ander fiche op niveau 1.
divelesson-helped = De rode schildpad droeg je twee velden, en twee niveaus waren er nog eens twee waard. Je mag meer fiches op één niveau leggen: de getallen tellen op.
divelesson-tie = Op niveau 1 zwemt een rode schildpad, en Buddy legt daar een 3. Kijk wat er gebeurt als jullie even snel zijn: leg alleen je 3 op niveau 1, zonder haai.
divelesson-tied = Bij gelijke snelheid wordt niemand geholpen, en de hulp gaat niet naar een ander. Bedenk dus wat de anderen zullen doen.
divelesson-deep = Vanaf veld 16 ben je in diep water: één fout en je verliest alle niveaus van deze duik. Alleen wat schildpadden je gaven, blijft. Op niveau 1 is geen haai. Hoe diep durf je? Jij beslist; begin met niveau 1.
divelesson-dared = In diep water loont bescheidenheid vaak. Kijk goed, en stop waar je niet meer zeker bent.
divelesson-goal = Veld 23 is het doel, en je staat op 20. Op de eerste drie niveaus zijn geen haaien. Neem ze alle drie, en niet meer.
divelesson-won = Je bent er, en het verst van allemaal: je wint. Komen in één ronde meer duikers over het doel, dan wint wie het verst is.
