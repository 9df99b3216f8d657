import { wordSet } from '../../../shared/phrases.ts'
import type { Words } from '../../../shared/normalise.ts'
import type { Clauses } from '../../../shared/text/span/clauses.ts'
import { SOMEBODY } from '../kin.ts'
import { germanRegex, germanWords, transliterated } from '../letters.ts'
import { VERBS } from './verbs.ts'

/** Which lead to a thing; where something is exactly belongs to it: "vor der Kirche". */
const PREPOSITIONS = germanWords(
  `in im ins bei beim mit für auf von vom aus an am ans zu zum zur ohne gegen um ab nach durch als aufs fürs übers`,
)
const PLACING = germanWords('neben hinter vor unter über zwischen gegenüber nahe seit')
const ARTICLES = wordSet('der die das den dem des ein eine einen einem einer eines')
const SUBJECTS = germanWords('ich wir er sie es man das der die da dort')
/** Forms that are no verbs of saying or having and yet lead to an answer. */
const FURTHER_VERBS = germanWords(
  `bin bist ist sind war waren hab habe haben hat hatte hatten wurde wurden werde wird aufgewachsen gelernt gearbeitet versichert angestellt
    beschäftigt gebracht gezeigt gemietet gefunden unterrichtet unterrichten arbeitet wohnt geht gehen besucht fährt spielt kommt macht ging kam
    läuft lautet tu tue tut tun betreut behandelt behandeln empfohlen vermittelt verkauft gekauft gelandet getauft hießen zuständig verantwortlich`,
)
const PERSONAL = wordSet('ich wir')
const OF_PERSON = /^\p{L}{2,}(?:e|en|te|ten|st)$/u

/** A form of a verb in a clause with a subject; after an article or a preposition it is a thing: "in Essen". */
function isVerb(words: Words, at: number): boolean {
  const [word, before, after] = [words[at] ?? '', words[at - 1] ?? '', words[at + 1] ?? '']
  if (
    PREPOSITIONS.has(before) ||
    PLACING.has(before) ||
    ARTICLES.has(before) ||
    PREPOSITIONS.has(word) ||
    ARTICLES.has(word)
  )
    return false
  if (!words.some((each) => SUBJECTS.has(each) || /^(?:mein|unser)e?[nmrs]?$/u.test(each))) return false
  if (FURTHER_VERBS.has(word) || VERBS.has(transliterated(word))) return true
  return OF_PERSON.test(word) && (PERSONAL.has(before) || PERSONAL.has(after))
}

/** What stands around a short answer in German sentences. */
export const CLAUSES: Clauses = {
  isVerb,
  particles: germanWords(`ich wir mich mir uns er sie es man sich da dort`),
  subjects: germanWords(`ich wir er sie es man das der die weil denn da`),
  adverbs: germanWords(
    `noch schon nur einfach eben halt auch immer gerade grad eigentlich jetzt nun derzeit momentan aktuell zurzeit
      inzwischen mittlerweile heute dann ja mal gern gerne ganz normal also meistens meist hauptsächlich aber leider seit früher ehemals vormals eher`,
  ),
  prepositions: PREPOSITIONS,
  light: germanWords('in im ins bei beim mit von vom aus an am zu zum zur um als auf aufs fürs nach'),
  agents: wordSet('durch bei von über'),
  inNames: germanWords('am an im in von vom zu zum zur bei ob für und'),
  generic: germanWords(
    `mann typ dame mädchen junge kleine kleiner große großer sache ding stelle ort stadt dorf marke modell
      name namen firma nähe gegend jahr jahre gute guter`,
  ),
  titles: wordSet('frau herr'),
  opinion: germanWords(`sehr super toll nett netter nette wunderschön schön großartig klasse spitze total echt`),
  denies: wordSet('nein nicht kein keine'),
  article: /^(?:der|die|das|den|dem|einem|einen|einer) (?=\p{Lu})/u,
  placeNames: /^(?:Am|Im|Zum|Zur|An der|Auf der|Bei|In der|Unter|Hinter) \p{Lu}/u,
  asksColour: /farbe/iu,
  asksWho: /^(?:bei |mit |von )?we[rnm](?!\p{L})/iu,
  naming: germanRegex('yu')`
    (?:(?:namens|mit namen|mit dem namen|unter dem namen|bekannt als|nennt sich|nennen (?:ihn|sie|es|mich|wir) alle|alle nennen (?:ihn|sie|es|mich)
      |(?:schreiben|tragen|nehmen|notieren|sagen) sie (?:bitte |mal |einfach |da )*|(?:der|die|das) (?:nennt|nennen) sich|handelt sich um|geht um
      |(?:hört|hören|reagiert) auf(?: den namen)?))(?= |$)`,
  adjunct: germanRegex('yu')`
    (?:(?:(?:schon |bereits )?seit (?:(?:über |fast |ungefähr |circa |rund |gut |knapp )?(?:\p{L}+|\d+) (?:jahren?|monaten?|wochen?|tagen?)
        |\d{4}|langem|kurzem|ewigkeiten|immer|letztem jahr|anfang an|(?:der|dem|den|meine[rm]|unsere[rm]|eine[rm]) (?:(?:ersten?|zweiten|dritten|letzten) )?\p{L}+|(?:meiner|der) (?:geburt|kindheit|hochzeit))
      |vor (?:\p{L}+|\d+) (?:jahren?|monaten?|wochen?|tagen?)|zu hause|zuhause|daheim|im moment|im augenblick|zur zeit|derzeit(?: noch)?|momentan(?: noch)?|zurzeit|aktuell
      |nach wie vor|im (?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|dieses jahr|heuer|diese woche|jeden (?:tag|morgen|abend)|jede woche|am liebsten|auf jeden fall|wie immer|wie gesagt
      |ganz normal|ganz einfach|übrigens|bitte|danke|vielen dank|sozusagen|ursprünglich|gebürtig|offiziell|beruflich|von beruf|hauptberuflich))
    (?= |$)`,
  unsettles: germanRegex('u')`
    (?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nichts|weder|ohne|außer|aber|sondern|oder|beziehungsweise|statt|vielleicht|eventuell|wahrscheinlich
      |vermutlich|glaube?|denke?|schätze?|vermute|weiß|wenn|falls|ob|könnten?|würden?|sollten?|müssten?|dürften?|hätten?|wären?|hoffe\p{L}*|wollten?|bald|demnächst|künftig|ab|bis|zwischen|fast|auch|noch nicht|entschuldigung
      |moment|halt|stopp|quatsch|meinte?|anders?|andere[nmrs]?|welche[nmrs]?|was|wie|wo|wer|warum|gekündigt|aufgehört|verkauft|verstorben|gestorben
      |umgezogen|insolvent|pleite|geschlossen|fange|fängt|beginn\p{L}*|ziehen?|zieht|wechs\p{L}+|überleg\p{L}*|plan\p{L}*|suche?n?|verlass\p{L}*|eher|zugemacht|lieber|eigentlich|${SOMEBODY})(?!\p{L})`,
  turns: germanWords('nein sondern entschuldigung quatsch halt vielmehr'),
  concludes: germanRegex('u')`
    ^(?:(?:jetzt|inzwischen|mittlerweile|heute|nun|seitdem|also|aktuell|derzeit|momentan)
        (?: (?:bin|arbeite|wohne|lebe|gehe|habe|hab|fahre|mache|studiere|sind|wohnen|leben|haben|heißt|heiße|ist))?(?: (?:ich|wir|es|er|sie|das))?
        (?: (?:halt|eben|aber))?(?: (?:bei|beim|in|im|als|an|auf|zu|zur|mit|nach))?(?: (?:der|die|das|den|dem|einer?|einem))?
      |(?:schreiben|tragen|nehmen|notieren) sie(?: (?:bitte|mal|einfach|da))*)$`,
  earlier: germanRegex('u')`
    (?<!\p{L})(?:früher|damals|vorher|bisher|ehemals|war|waren|hatten?|wurden?|zuletzt|aufgewachsen|geboren|\p{L}*gezogen)(?!\p{L})`,
  asksEarlier: germanRegex(
    'iu',
  )`geburt|geboren|letzte|vorige|früher|bisher|vorher|mädchenname|ehemal|herkunft|passiert|war(?!\p{L})|haben sie|gekauft`,
  others: germanRegex('u')`(?<!\p{L})(?:er|sie|ihm|ihr|seine?|ihre?)(?!\p{L})`,
  asksOthers: germanRegex('iu')`
    name|wer(?!\p{L})|wen|wem|person|kind|sohn|tochter|patient|haustier|hund|katze|pferd|tier|arzt|ärztin|lehrer|trainer|kontakt|fahrer|schule`,
  reasons: wordSet('weil denn da nämlich'),
}
