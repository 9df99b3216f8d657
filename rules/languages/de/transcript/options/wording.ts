import { isIgnorable } from '../../../en/transcript/options/words.ts'
import { groups, type Wording } from '../../../shared/label-words.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { stemOf } from '../forms.ts'
import { transliterated } from '../letters.ts'

/** Phrases of one meaning; German, Austrian and Swiss words of one thing stand together. */
const SYNONYMS = groups(
  transliterated(`zu fuß|laufe|gehe zu fuß|per pedes|zu fuss
auto|pkw|wagen|mit dem auto|kfz|karre
fahrrad|rad|velo|radl|drahtesel|bike
bus|autobus|linienbus|postauto
straßenbahn|tram|bim|trambahn
zug|bahn|db|eisenbahn|sbb|öbb|ice
öffentliche verkehrsmittel|öffis|öpnv|öv
flugzeug|flieger
motorrad|töff|maschine
handy|mobiltelefon|smartphone|natel|mobil
telefon|telefonisch|anruf|anrufen|per telefon|ruf mich an|rufen sie mich an
e mail|email|mail|per mail|elektronische post
brief|post|per post|postweg|postalisch
abholung|selbst abholen|abholen|selbstabholung|selbstabholer|hole es ab
lieferung|liefern|zustellung|zustellen|nach hause bringen
lichtbild|passfoto|passbild|foto
generalabonnement|ga|generalabo
halbtax|halbtaxabo|halbpreisabo
sms|kurznachricht
computer|rechner|pc|laptop|desktop
internet|online|im netz|im internet|übers internet
vor ort|persönlich|in präsenz|präsenz
wohnung|apartment|appartement
haus|einfamilienhaus|eigenheim
zur miete|miete|mieter|mieterin|gemietet
eigentum|eigentümer|besitzer|eigentümerin|eigentumswohnung
brötchen|semmel|weckerl|schrippe|semmeln|weckle
kartoffeln|erdäpfel|kartoffel
tomaten|paradeiser
sahne|rahm|obers|schlagobers|schlagsahne
hähnchen|hendl|poulet|huhn|hühnchen|geflügel
fleisch|fleischgericht
vegetarisch|vegetarier|vegetarierin|fleischlos|ohne fleisch
vegan|veganer|veganerin|rein pflanzlich
orangensaft|o saft
sprudel|mineralwasser|mit kohlensäure|sprudelwasser
stilles wasser|ohne kohlensäure|still
samstag|sonnabend
januar|jänner
vormittags|vormittag|am vormittag|morgens|am morgen|in der früh
nachmittags|nachmittag|am nachmittag
abends|abend|am abend
wochenende|am wochenende|wochenends
männlich|mann|herr|männlein
weiblich|frau|weiblein
divers|nichtbinär|non binär
ledig|unverheiratet|single
verheiratet|vermählt|in einer ehe
geschieden|scheidung
verwitwet|witwe|witwer
in einer partnerschaft|liiert|lebensgefährte|partnerschaft
rentner|rentnerin|pensionist|pensionistin|pensioniert|im ruhestand|in rente|in pension|pensionär|ruhestand|verrentet
selbstständig|selbständig|freiberufler|freiberuflich|freiberuflerin|unternehmer|selbstständiger
arbeitslos|arbeitssuchend|arbeitsuchend|ohne arbeit|ohne job|erwerbslos
angestellt|angestellter|angestellte|im angestelltenverhältnis
student|studentin|studierende|studierender|im studium
schüler|schülerin|in der schule
azubi|auszubildende|auszubildender|lehrling|in ausbildung|in der lehre
vollzeit|in vollzeit|ganztags|vollzeitbeschäftigt
teilzeit|in teilzeit|halbtags|teilzeitbeschäftigt
hausfrau|hausmann
mutter|mama|mutti|mami
vater|papa|vati|papi
abitur|matura|abi|matur|hochschulreife
hauptschule|hauptschulabschluss
bar|in bar|bargeld|cash
karte|kartenzahlung|mit karte
kreditkarte|visa|mastercard
ec karte|girocard|bankomatkarte|bankkarte|debitkarte
überweisung|banküberweisung|per überweisung
rechnung|auf rechnung
lastschrift|abbuchung|abbuchen|bankeinzug|einzugsermächtigung
sehr gut|ausgezeichnet|hervorragend|spitze|exzellent
sehr schlecht|miserabel|furchtbar|katastrophal|grottenschlecht
mittel|mittelmäßig|durchschnittlich
anfänger|anfängerin|einsteiger|neuling
fortgeschritten|fortgeschrittene|fortgeschrittener
einzelzimmer|zimmer für eine person
doppelzimmer|zimmer für zwei
balkon|mit balkon
aufzug|lift|fahrstuhl
hund|hündin
katze|kater|kätzchen|mieze
kopfschmerzen|kopfweh|mir tut der kopf weh|migräne
bauchschmerzen|bauchweh|mir tut der bauch weh
rückenschmerzen|rückenweh|kreuzweh|mir tut der rücken weh
halsschmerzen|halsweh|mir tut der hals weh
zahnschmerzen|zahnweh
fieber|temperatur
husten|huste
schnupfen|erkältung|erkältet
übelkeit|übel|mir ist übel|mir ist schlecht
schwindel|schwindelig|mir ist schwindlig
täglich|jeden tag
niemals|nie
selten|ganz selten|kaum einmal
manchmal|ab und zu|hin und wieder|gelegentlich|ab und an
oft|häufig|öfter|öfters
immer|ständig|jedes mal
freunde|freund|freundin|bekannte|freunden|bekannten|bekannter|bekannten|kumpel|schulfreund|schulfreundin|studienfreund|jugendfreundin
familie|verwandte|verwandten
werbung|anzeige|inserat
soziale medien|social media|facebook|instagram|tiktok
deutsch|deutsche sprache
euro|eur
dollar|usd
pfund|gbp
franken|chf`),
)

/** What only suggests an option, which is then proposed. */
const RELATED = groups(
  transliterated(`telefon|rufen|anruf|klingeln
post|briefkasten
abholung|komme vorbei|selbst vorbei|vorbei und nehme|mitnehmen|nehme es mit|nehme ich mit
lieferung|bringen sie|nach hause
auto|fahre|selbst fahren|führerschein
zug|gleis|bahnhof
flugzeug|fliegen|fliege|flughafen
fahrrad|radeln|radle|strampeln
mieter|vermieter|mietvertrag
eigentümer|gekauft|gehört uns|gehört mir
online|bildschirm|zoom|videokonferenz
anfänger|erste mal|zum ersten mal|noch nie
groß|riesig|geräumig
klein|winzig|kompakt
sehr zufrieden|begeistert|hin und weg
unzufrieden|enttäuscht|verärgert
familie|bruder|schwester|mutter|vater|tante|onkel
freunde|kumpel|kollege
student|uni|universität|studium
rentner|rente|pension
lärm|laut|krach|musik
müll|abfall|tonne|müllabfuhr
beleuchtung|laterne|licht|dunkel
umzug|umgezogen|umziehen|ziehen um|ziehe um|ziehen weg|ziehe weg
empfehlung|empfohlen|weiterempfohlen
hund|welpe|dackel|pudel|gassi`),
)

const WEAK = wordSet(
  transliterated(
    'mit ohne und oder für auf von zum zur bei der die das den dem des ein eine einen einem einer nur sehr noch schon auch aber ich wir nicht kein keine',
  ),
)

/** How often and in what time: "einmal im Monat" is not "einmal pro Woche". */
const OFTEN = /mal$|^(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?)$/

/** How verbs of Latin origin end, and what is made of them: "reklamieren" and "Reklamation", "repariert" and "Reparatur". */
const LATIN = /(?<=[a-z]{4})(?:ier(?:en|te?n?|e|ung(?:en)?)|at(?:ion|ur|or)(?:en)?)$/

export const WORDING: Wording = {
  synonyms: SYNONYMS,
  related: RELATED,
  formOf: (word) => stemOf(word.replace(LATIN, '')),
  isCommon: (word) => word.length < 3 || OFTEN.test(word) || WEAK.has(word) || isIgnorable(word),
  turns: wordSet('nicht kein keine ohne ex nie niemals un selbst ehemalig unzufrieden'),
  plain: transliterated,
}
