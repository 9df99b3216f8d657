import { ASKS } from './asks.ts'
import { WORDS_OF_SENTENCES } from './closed-class.ts'
import { phraseList, phrases, wordSet } from '../../../shared/phrases.ts'
import type { Explains, Lexicon, Role, Vocabulary } from '../../../shared/remainder.ts'
import { transliterated } from '../letters.ts'
import { VERBS } from './verbs.ts'

/** What German words do around a value, by their class, beside those that the grammars put into plain words. */
const LISTS: readonly (readonly [Role, string])[] = [
  // Articles, pronouns, conjunctions; the verbs "to be" and "to have".
  [
    'determiner',
    `ein|eine|einen|einem|einer|eines|mein|meine|meinen|meinem|meiner|meines|unser|unsere|unseren|unserem|unserer
      |dieser|diese|dieses|diesen|diesem|jener|jene|jenes|irgendein|irgendeine|irgendeinen|welche`,
  ],
  [
    'frame',
    `der|die|das|den|dem|des|ich|wir|es|sie|mir|mich|uns|ihnen|ihr|und|zu fuß|zu hause|zu zweit|zu dritt|zu viert
    |zu mir|zu uns|zu der|zu den|zu dem|zu meiner|zu meinem|zum|zur|von|vom|bei|beim|als|da|dort|hier|davon|dafür|dazu
    |damit|dabei|darauf|daran|davor|jeweils|je|pro|im|ins|auf|aufs|für|insgesamt|zusammen|alles zusammen|alle zusammen
    |da kann ich|hier kann ich|dafür kann ich|beide|beides|beiden|jeder|jede|jedes|jeden|alle|alles|selbst|selber|mal|sich|dass|ab und zu mal|ist|sind|bin|bist
    |seid|sein|wäre|wären|wär|wärs|wäre das|wird|werden|würde|würden|würd|wirds|habe|hab|haben|hätte gern|hätte gerne|hätten gern
    |hätten gerne|ich hätte|wir hätten|hätte ich|hätten wir|gibt es|gibts|es gibt|möchte|möchten|kann|können|soll
    |sollen|sollte es|darf|dürfen|müsste|müssten|will ich|wollen`,
  ],
  // Adverbs and particles; what a question calls its answers.
  [
    'frame',
    `ja|doch|schon|denn|eben|halt|einfach|nur|bloß|lediglich|auch|noch|jetzt|nun|gerade|momentan|derzeit|zurzeit
    |zur zeit|aktuell|im moment|im augenblick|heute|heutzutage|inzwischen|mittlerweile|immer|immer noch|meistens|meist
    |normalerweise|gewöhnlich|üblicherweise|generell|grundsätzlich|hauptsächlich|vor allem|überwiegend|genau|exakt
    |präzise|eher|lieber|am liebsten|am ehesten|am besten|gern|gerne|sehr gern|sehr gerne|ganz|ganz genau|sehr|recht
    |wirklich|eigentlich|persönlich|ehrlich|voll|völlig|komplett|total|absolut|bestens|gut|prima|super|toll|perfekt
    |ideal|wunderbar|schön|bequem|praktisch|passend|okay|klar|natürlich|selbstverständlich|dann|wohl|so|wieder|nochmal
    |noch einmal|wie immer|wie üblich|wie gehabt|nichts weiter|sonst nichts|mehr nicht|nicht mehr und nicht weniger
    |fertig|punkt|und fertig|das reicht|reicht|genügt|genug|allein|alleine|antwort|die antwort|die antwort ist
    |meine antwort|nummer|zahl|option|möglichkeit|variante|version|art|sorte|typ|größe|farbe|tarif|paket|kategorie
    |gruppe|klasse|feld|frage|punkte|zeit|frei|kästchen|wahl|auswahl|erste wahl|favorit|lieblings|mein favorit|angabe|stück
    |variante|ding|sache|teil|form|weise|volle|vollen|ganze|zuhause|zu hause|daheim|datum|termin|tag|telefon
    |telefonnummer|handy|handynummer|mobilnummer|festnetz|festnetznummer|durchwahl|adresse|mail|email|mailadresse`,
  ],
  // What numbers count.
  [
    'frame',
    `personen|person|leute|menschen|mann|erwachsene|kinder|kind|köpfe|mal|punkte|punkt|sterne|stern|grad|stück|stücke
      |quadratmeter|qm|kubikmeter|zimmer|seiten|stockwerk|plätze|karten|tickets|paar|jahre alt|jahren|jahre|jahr
      |monate|monaten|monat|wochen|woche|tage|tagen|tag|nächte|nacht|stunden|stunde|minuten|minute|prozent`,
  ],
  [
    'hedge',
    `glaube|glaube ich|glaub ich|ich glaube|ich glaub|denke|denke ich|denk ich|ich denke|ich denke mal|schätze
      |schätze ich|ich schätze|schätzungsweise|vermute|vermute ich|ich vermute|vermutlich|wahrscheinlich
      |höchstwahrscheinlich|vielleicht|möglicherweise|ungefähr|etwa|circa|zirka|ca|rund|in etwa|so in etwa|so ungefähr
      |so circa|so etwa|so um die|um die|um|gegen|plus minus|mehr oder weniger|pi mal daumen|grob|grob geschätzt
      |geschätzt|im schnitt|im durchschnitt|durchschnittlich|soweit ich weiß|soviel ich weiß`,
  ],
  [
    'emphasis',
    `sicher|sicherlich|bestimmt|gewiss|ganz sicher|ziemlich sicher|ziemlich|relativ|auf jeden fall|auf alle fälle
      |jedenfalls|definitiv|zweifellos|ohne zweifel|unbedingt|tatsächlich|in der tat|ehrlich gesagt|um ehrlich zu sein
      |offen gesagt|eigentlich|im grunde|im prinzip|an sich|wenn ich mich recht erinnere
      |wenn ich mich richtig erinnere|wenn ich mich nicht irre|wenn ich nicht irre|wenn mich nicht alles täuscht
      |meines wissens|nach meinem wissen|meiner meinung nach|meines erachtens|aus meiner sicht|aus dem kopf
      |anscheinend|wohl|dürfte|dürften|dürfte sein|müsste sein|ein bisschen|bisschen|ein wenig|etwas|freilich|eh
      |oder so|so was|sowas|oder so ähnlich|oder so was`,
  ],
  [
    'courtesy',
    `bitte|danke|hallo|guten tag|ja|jawohl|jo|jep|okay|ok|gut|na gut|schön|also|alles klar|in ordnung|einverstanden
    |stimmt|richtig|sehen sie|schauen sie|hören sie|moment|sekunde|augenblick|sag ich mal|sagen wir|würde ich sagen
    |würd ich sagen|möchte ich sagen|kann man sagen|das wars|das war es|das ist alles|das wärs|das wäre alles
    |das reicht schon|mein herr|gnädige frau|frau|herr|mein lieber|gott|mein gott|ach|oh|ah|oje|ui|hui|puh|gute frage
    |gar nicht so einfach|kein problem|gern geschehen|freut mich|machen wir|passt|passt schon|passt gut|geht klar
    |geht in ordnung|meinetwegen|von mir aus|wenn ich bitten darf|wenn ich darf|wenn es ihnen recht ist
    |wenn es recht ist|wenns recht ist|wenn es keine umstände macht|wenn es ihnen nichts ausmacht
    |wenn sie nichts dagegen haben|wenn sie mich fragen|wenn ich wählen muss|wenn ich mich entscheiden muss
    |wenn ich wählen darf|wenn sie so wollen|wenn man so will|wenn ich richtig zähle|wenn man mich mitzählt
    |wenn ich mich mitzähle|wenn wir uns mitzählen`,
  ],
  [
    'correction',
    `entschuldigung|verzeihung|sorry|pardon|warte|warten sie|halt|stopp|ich meine|ich meinte|meinte|meine ich
      |wollte sagen|ich wollte sagen|besser gesagt|vielmehr|korrektur|versprochen|vertan|geirrt|falsch|das war falsch
      |nein nein|ach nein|nein doch|nein moment|tut mir leid`,
  ],
  [
    'adjunct',
    `in|mit|seit|wegen|aus|weil|damit|nach|neben|vor|durch|an|am|über|gegenüber|samt|inklusive|einschließlich
      |mitgezählt|mitgerechnet|mich eingeschlossen|heute morgen|heute abend|heute früh|dieses jahr|heuer|diesen monat
      |diese woche|der|die ich|das ich|den ich|die wir|das wir|den wir|wo|und ich|und wir|und zwar|nämlich|zumal|oben
      |unten|vorne|hinten|draußen|drinnen|da ich|da wir|laut|zum beispiel|plus`,
  ],
  ['past', `ich war|wir waren|ich hatte|wir hatten|hatte|hatten|wurde|wurden|kam|kamen|ging|gingen|it was|was`],
  [
    'other',
    `meine frau|mein mann|meine mutter|mein vater|meine eltern|mein bruder|meine schwester|mein chef|meine chefin
      |mein sohn|meine tochter|mein partner|meine partnerin|mein freund|meine freundin|mein nachbar|meine nachbarin
      |mein kollege|meine kollegin|meine kollegen|mein arzt|die anderen|andere leute|alle anderen|jemand|jemand anders
      |er|man sagt|die leute|people|sagt|sagte|meint|findet|behauptet`,
  ],
  ['third-person', `sein|seine|seinen|seinem|seiner|ihre|ihren|ihrem|ihrer|ihm|ihn`],
  [
    'condition',
    `wenn|falls|sofern|außer|außer wenn|es sei denn|vorausgesetzt|nur wenn|solange|obwohl|obgleich|aber|je nachdem
      |kommt drauf an|kommt darauf an|hängt davon ab|oder|bedingung|unter der bedingung|ansonsten|sonst|andernfalls
      |zur not|nur zur not|notfalls|im notfall|nur im notfall|allenfalls|einwand|einwände|bedenken|dagegen|vorbehalt|vorbehaltlich`,
  ],
  ['privation', 'ohne|without|weder|noch'],
  [
    'denial',
    `nicht|kein|keine|keinen|keinem|keiner|keines|keins|nie|niemals|nichts|niemand|nirgends|keinesfalls|keineswegs
      |nein|nö|nee|hasse|verabscheue|meide|vermeide|verweigere|lehne|ablehne|aufgehört|abgelehnt|verloren|verkauft
      |gekündigt|gestrichen|weg|raus|weglassen|lassen sie weg|abgesehen von|statt|anstatt|anstelle|kaum|weniger
      |abgesagt|storniert|verreist|verhindert|unterwegs|ausgebucht|belegt|besetzt|geschlossen|kaputt|defekt|werkstatt
      |im urlaub|in urlaub|auf urlaub|arbeiten|im dienst|immer voll|schon voll`,
  ],
  [
    'question',
    `welche|welcher|welches|welchen|wie|wieso|warum|weshalb|wer|wem|wen|wann|wohin|woher|wieviel|wie viel|wie viele|ob
      |gibt es noch|gibt es auch|haben sie|kann ich|könnte ich|darf ich|muss ich|soll ich|kann man|muss man|darf man
      |ist das|sind das|ist es|können sie|könnten sie|würden sie|sagen sie|meinen sie|was|what`,
  ],
  [
    'bound',
    `mindestens|wenigstens|höchstens|maximal|minimal|mehr als|über|unter|weniger als|fast|beinahe|knapp|nahezu
      |annähernd|bis|bis zu|zwischen|ab|mehr|viel mehr|besser als|schlechter als|größer als|kleiner als|älter als
      |jünger als|länger als|kürzer als|höher als|niedriger als|zu viel|zu viele|zu wenig|zu groß|zu klein|zu teuer
      |zu billig|zu lang|zu kurz|zu heiß|zu kalt|zu alt|zu jung|zu scharf|zu spät|zu früh|zu weit|zu hoch|zu niedrig
      |zu eng|oder mehr|oder weniger|aufwärts|und mehr|gut und gern|an die|kratze an|kratze schon an|kratzt an|kratzen an|hinter mir|hinter uns|in der nähe von|nahe|fast schon
      |noch nicht ganz|nicht ganz|zu|genauso viel wie|so viel wie`,
  ],
  [
    'unreal',
    `gehabt|gewesen|gewollt|gemocht|früher|damals|einst|ehemals|ehemalig|ehemaliger|bisher|bis vor kurzem|vorher|zuvor
      |als kind|als ich jung war|hätte|hätten|wäre gewesen|wäre schön|könnte|könnten|sollte|sollten|hoffe|hoffentlich
      |hoffe ich|wünsche|wünschte|geplant|ursprünglich|eigentlich wollte|wollte|wollten|sollte eigentlich|bevor
      |statt dessen|letztes jahr|letztes mal|beim letzten mal|voriges mal|voriges jahr|im vorjahr|letzten monat|manchmal|gelegentlich|noch nie|doppelt so
      |halb so|angeblich|vermeintlich|theoretisch`,
  ],
]

export const ROLE_LISTS = LISTS.map(([role, list]) => [role, transliterated(list)] as const)

const ROLES: Lexicon = phrases<Role>(ROLE_LISTS)

/** What goes on after a value as anything may: "beim Fenster", "wie meine Mutter". */
const GOES_ON = phraseList(
  transliterated(
    `ich bin|wir sind|neben|hinter|beim|nahe|bei|während|entlang|gegenüber|dank|zum glück|gott sei dank|leider|wie
      |weil|da|denn|da mein|da meine|mein|meine|unser|unsere|die ich|der ich|den ich|das ich|wo ich|wo wir|seit
      |und dann`,
  ),
)

const PRONOUNS = wordSet('ich wir i we')
const FINITE = /^[a-z]{2,}(?:e|en|te|ten|ts|n)$/
const MANNER = /^[a-z]{5,}(?:erweise)$/

/** Verbs of saying, choosing and having in their forms, and any verb of the first person: "ich trinke". */
export const verb: Explains = (words, at) => {
  const word = words[at] ?? ''
  if (VERBS.has(word) || MANNER.test(word)) return 1
  const isPersonal = PRONOUNS.has(words[at - 1]) || (PRONOUNS.has(words[at + 1]) && at === 0)
  return isPersonal && FINITE.test(word) ? 1 : undefined
}

export const VOCABULARY: Vocabulary = {
  closedClass: WORDS_OF_SENTENCES.closedClass,
  roles: ROLES,
  verb,
  goesOn: GOES_ON,
  subject:
    /^(?:und |and )?(?:(?:ich|wir|er|sie|es|man|it was)(?= \S)|(?:der|die|das|the|mein|meine|unser|unsere)(?= \S+ \S))/u,
  asks: ASKS,
  untranslated: { since: wordSet('seit'), per: wordSet('am pro'), of: wordSet('von') },
  isDeniedBefore: () => false,
}
