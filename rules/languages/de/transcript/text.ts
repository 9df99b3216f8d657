import { spells } from '../../en/transcript/spelling.ts'
import { TURNS } from './turns.ts'
import { CLAUSES } from './lexicon/clauses.ts'
import { WORDS_OF_SENTENCES } from './lexicon/closed-class.ts'
import type { Dictation, LineFrame } from '../../shared/text/dictation.ts'
import { askedWhere } from '../../shared/clauses/asked-where.ts'
import { leadOf } from '../../shared/text/line.ts'
import { leadOfPlace } from '../../shared/text/lead-of-place.ts'
import type { Found, Words } from '../../shared/normalise.ts'
import { textIn } from '../../shared/text/index.ts'
import { unlessDenied } from './around/opposed.ts'
import { spelled } from './addresses/letters.ts'
import { ASIDES } from './asides.ts'
import { INSTEAD_OF_ANSWER } from './instead.ts'
import { insteadOfDenied } from './around/instead-of-denied.ts'
import { insteadOfSlip } from './around/instead-of-slip.ts'
import { germanRegex, transliterated } from './letters.ts'
import { spelledPlate, wholeName, withPostcode } from './around/names.ts'
import { cardinalAt } from './numbers/cardinals.ts'
import { WRITTEN } from './written.ts'

/** "Eins null eins eins fünf", "K A dreizehn". */
function codeOf(words: Words): string | undefined {
  const said = words.map(transliterated).filter((word) => !/^(?:die|der|das|ist|und|bindestrich|strich)$/u.test(word))
  let code = ''
  for (let at = 0; at < said.length;) {
    const digits = /^\d+$/u.test(said[at] ?? '') ? { value: said[at] ?? '', next: at + 1 } : cardinalAt(said, at)
    const letters = spelled(said, at) ?? letterAt(said, at)
    if (!digits && !letters) return undefined
    code += digits ? String(digits.value) : (letters?.value.join('') ?? '')
    at = digits?.next ?? letters?.next ?? at + 1
  }
  return code.length > 2 && /\d/u.test(code) ? code.toUpperCase() : undefined
}

const letterAt = (words: Words, at: number): Found<Words> | undefined =>
  /^[a-z]{1,2}$/u.test(words[at] ?? '') ? { value: [words[at] ?? ''], next: at + 1 } : undefined

/** What leads to the title of a work: "der Vortrag heißt". */
const NAMED = String.raw`(?:der|die|das|unsere?|meine?) \p{L}+ (?:heißt|lautet|trägt den titel)`

const thingOf = leadOf('der|die|das|mein|meine|unser|unsere|ihr|ihre', 'ist|lautet|heißt|war|wäre')
const placeOf = leadOfPlace(
  'stadt|stadtteil|stadtviertel|ort|ortsteil|dorf|gemeinde|bezirk|viertel|kanton|quartier|bundesland|region',
  '(?:in |im |aus |vom |zu )?(?:de[rms] |das |die )?',
  '',
)

const FRAME: LineFrame = {
  opening: germanRegex('iu')`
    ^(?:(?:äh+m*|öh+m*|ehm|hm+|oh|ach|ah|naja|na ja|na|tja|nun|also|okay|ok|ja|jo|klar|gut|so|hallo|guten tag
        |grüß gott|moment|mal (?:sehen|überlegen)|lassen sie mich (?:überlegen|nachdenken)
        |(?:das ist (?:eine )?)?(?:gute|schwierige|schwere) frage|ich (?:glaube?|denke?|würde? sagen|meine|schätze?)
        |würde ich sagen|eigentlich|offiziell|momentan|derzeit|bitte|eben|halt)[,.…]*\s+)+`,
  lead: germanRegex('iu')`
    ^(?:geborene[rn]?|(?:es|da) (?:geht|handelt(?: es)? sich) um(?: (?:den|die|das|eine?n?|(?:meine?n?|unsere?n?) \p{L}+))?|(?:das|es|dies) (?:ist|wäre|war|wär)(?: (?:dann|also|wohl|halt|einfach))*(?: (?:der|die|das|eine?|einen))?
      |(?:da )?(?:wenden|richten|melden) sie sich (?:(?:bitte|am besten|da|einfach|gerne?) )*(?:an|bei)(?: (?:den|die|der|dem))?
      |(?:früher |als kind )?hieß ich|(?:da )?(?:können|könnten) sie(?: (?:bitte|am besten|einfach|gerne?|da|auch))*
      |(?:kontaktieren|fragen|informieren|verständigen|benachrichtigen|rufen) sie(?: (?:bitte|am besten|einfach|da))*
      |ich heiße(?: (?:der|die|das))?|wir (?:heißen|nennen uns)|(?:ich|wir) (?:bin|sind)(?: (?:der|die|das|eine?|aus|bei|von|in))?
      |(?:mein|meine|unser|unsere|der|die|das|ihr|ihre|sein|seine) (?:[\p{L}-]+ ){1,3}(?:heißt|hört auf(?: den namen)?|(?:ist|lautet|war|wäre)
      (?: (?:der|die|das|eine?))?)
      |(?:ich|wir) (?:wohne|wohnen|lebe|leben|arbeite|arbeiten|studiere|studieren|bin geboren|komme|kommen|bin|sind) (?:in
        |bei|aus|im|als|für|an der|am|beim)
      |(?:geboren|aufgewachsen|zu hause|wohnhaft|beschäftigt|angestellt) (?:bin|wurde|sind|wurden) (?:ich|wir) (?:in
        |bei|als|im)|(?:sie|er|es|der|die|das) (?:heißt|hieß)|(?:sie|er|es) (?:ist|war)
      |(?:geboren|aufgewachsen|wohnhaft|tätig|angestellt) (?:in|bei|als|im)
      |(?:ich|wir) (?:(?:studier|unterricht|spiel|mach|lieb|trink|ess|nehm|les|fahr|sprech|hab|benutz|nutz|verwend|besitz|bevorzug|brauch)(?:e|en)?
        |mag|mögen|hätten? gerne?|bräuchten?)(?: (?:gern|gerne|am liebsten|selbst|selber|morgens|abends|mittags|täglich|jeden (?:tag|morgen|abend)|derzeit|gerade|momentan|zurzeit|aktuell|nur|meistens|eine?n?|'?nen?))*(?: (?:beim|bei(?= \p{Lu}))(?= ))?
      |(?:schreiben sie|tragen sie|notieren sie|nehmen sie|schreib|nennen sie mich|sagen sie|setzen sie)
      (?: (?:bitte|mal|einfach|da))*|(?:man|die|alle|viele) (?:kennt mich als|kennen mich als|nennt mich|nennen mich)(?: (?:alle|immer|nur|einfach))*
      |(?:da|dort|es|auf dem \p{L}+|auf der \p{L}+) steht
      |(?:name|nachname|vorname|familienname|ort|wohnort|straße)(?: (?:ist|lautet))?:?)\s+`,
  closing: germanRegex('iu')`
    (?:[\s,]+(?:bitte|danke|vielen dank|danke schön|derzeit|momentan|im moment|zurzeit|aktuell
        |seit (?:[\p{L}]+ )?(?:jahren|monaten|langem|kurzem)|glaube ich|denke ich|war (?:das|es)|ein
        |im \p{L}+ten (?:semester|lehrjahr|jahr)|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|(?:immer )?am wochenende))+[.!]?$`,
  idle: {
    before: /^(?:(?:äh+m*|öh+m*|ehm|hm+|oh|ach|ah)[,.…]*\s+)+/iu,
    after: germanRegex(
      'iu',
    )`(?:[\s,]+(?:bitte|danke|vielen dank|danke schön|natürlich|selbstverständlich|logisch|na klar|übrigens|anrufen|kontaktieren|benachrichtigen|verständigen|informieren))+[.!]?$`,
    doubt: /[\s,]+(?:glaube ich|glaub ich|denke ich|vermutlich|vielleicht|oder so|bin (?:mir )?nicht sicher)[.!]?$/iu,
  },
  request: {
    lead: germanRegex('iu')`
      ^(?:(?:können|könnten) Sie (?:bitte )?|(?:kannst|könntest) du (?:bitte )?|ich (?:hätte gern|möchte gern)e?|(?:(?:da|drauf|es) )?soll(?:te)? (?:da |drauf |einfach )*(?:draufstehen|drauf stehen|stehen|drauf),?:? |${NAMED},?:? )
      (?=\S)`,
    closing: /(?<=\S \S{2,})[\s,]+(?:bitte|danke)(?: (?:schön|sehr))?[.!]?$/iu,
    of: /titel|lied|song|film|buch/iu,
    names: germanRegex('iu')`^(?:(?:es|er|sie|das) heißt|${NAMED}) `,
  },
  placed: {
    lead: /(?: steht|rufen sie.*)\s+$/iu,
    where: / an[.!]?$|,? (?:drauf|dran|drin|geschrieben|auf (?:de[rm]|meine[rm]) \p{L}+)[.!]?$/iu,
  },
  beside: germanRegex('iu')`
    [\s,]+(?:(?:alles|und|wird|das) )*(?:zusammen(?:geschrieben)?|in einem wort|großgeschrieben|kleingeschrieben
      |(?:mit|ohne) (?:einem |einen )?(?:bindestrich|akzent|leerzeichen|umlaut|apostroph)|wie immer|wie üblich
      |bitte)[.!]?$`,
  written: WRITTEN,
  leadBy: (label) => placeOf(label) ?? thingOf(label),
  talks: germanRegex('u')`
    ^(?:(?:naja|also|tja|ach|äh|ähm|und|aber|ja|entschuldigung) )*(?:(?:ich|wir) (?:weiß|kann|habe|haben|war
        |wollte|muss|will|möchte|glaube|dachte|bin mir)(?= )
      |(?:weiß|kann|habe|muss|soll|darf) (?:ich|man|wir)(?= )
      |(?:was|wie|warum|wieso|wo|wann|wer|welche[rs]?|wozu|ist|sind) (?:ich|sie|man|das|hier|du|wir|es|ist|soll
        |muss|war|wollt|wollen|braucht|meint)(?= |$))`,
  slip: germanRegex('iu')`
    \s*[,.…]*\s*(?:(?<!\p{L})(?:ach|nein|oh|äh|halt|stopp|nee),? )*(?<!\p{L})(?:entschuldigung|verzeihung
      |tschuldigung|sorry|pardon|quatsch|ich meine|ich meinte|meinte ich|besser gesagt|vielmehr|nein warte
      |nein warten sie|nein moment|korrektur|falsch|(?:ach|äh+m?|oh|oder|halt),? (?:nein|nee|ne|nö))(?!\p{L})[,.]?\s+
    (?:(?:doch|eher|lieber|dann) )*(?=\S)`,
  asks: {
    others: TURNS.asksOthers,
    contact: /kontakt|notfall|ansprechp(?:artner|erson)|abhol|angehörig/iu,
    comments:
      /(?<!an|rück|nach|um|ab)frage(?!bogen)|wunsch|wünsche|besonder|sonst|kommentar|anmerkung|bemerkung|hinweis|betreff|anliegen/iu,
    code: germanRegex('iu')`
      postleitzahl|\bplz\b|reisepass|passnummer|ausweis|code(?!\p{L})|aktenzeichen|kundennummer|seriennummer|referenz
      |versicherungsnummer|mitgliedsnummer|bestellnummer|auftragsnummer`,
    story: /warum|weshalb|wieso|grund|gründe|beschreib|erklär|wie (?:kam|ist|war|haben|lief)|was ist passiert/iu,
    open: /\?\s*$|^(?:was|wo|wer|wie|wann|wen|wem|welche|warum|beschreib|erzähl|nennen|bitte)/iu,
    title: /band|gruppe|team|boot|serie|spiel|mannschaft/iu,
    name: germanRegex('iu')`
      name|nennen|spitzname|\bort\b|wohnort|geburtsort|stadt|gemeinde|land\b|staatsangehörigkeit|nationalität|firma
      |arbeitgeber|unternehmen|organisation|schule|hochschule|krankenhaus|beruf|straße|strasse|autor|hausarzt|arzt
      |ärztin|krankenkasse|verein|heißt|heißen|gerät|marke|modell|fahrzeug|instrument|sprache|versicherung|medikament|tier(?!\p{L})|hersteller|thema|bank(?!\p{L})`,
  },
  codeOf,
  words: WORDS_OF_SENTENCES,
  clauses: CLAUSES,
}

const GERMAN: Dictation = {
  frame: FRAME,
  asksForWords: germanRegex('iu')`
    (?<!an|rück|nach|um|ab)frage|titel|motto|(?<!an|ein|wider)spruch|(?<!\p{L})satz|(?<!mit|g)lied|song|film|buch(?!halt|ung|stab)|nachricht|botschaft|überschrift|schlagzeile|zitat|schild(?!dr|er)
    |gesagt|sagte|text|gruß|widmung|aufschrift|beschriftung|gravur|aufdruck|soll .*stehen|stehen soll`,
  hesitation: /(?<=[\p{L}\p{N}])(?:[,.…]*\s+(?:äh+m*|öh+m*)(?=[\s,.…]))+[,.…]*\s+/giu,
  thinking: /^(?:(?:äh+m*|öh+m*|ehm|hm+|oh|ach|ah|naja|na ja|tja)[,.…]*\s+|(?:also|ja|gut)[,.…]+\s+)+/iu,
  reports: /(?<!\p{L})(?:sagte|sagt|gesagt|meinte|stand|schrieb|hieß es)(?!\p{L})[^.!?]*$/iu,
  line: 'neue zeile',
  paragraph: '(?:neuer absatz|absatz)',
  beforeThing: `eine|die|diese|dieser|der|unsere|unserer|ihre|ihrer|meine|meiner|deine|jede|jeder|keine|keiner|andere|in|mit|für
      |von|zu|zur|auf|an|und|erste|zweite|letzte|einer|ein|der|den|dieser|im|kein|jeder`,
  afterThing: 'von|des|der|ist|war|sind|waren|hat|wird|in|im|an|bei|zu|für|aus|mit|auf|die|das',
  erase: 'streich das|streichen sie das|lösch das|löschen sie das|vergiss das|vergessen sie das|das streichen wir',
  spelling:
    '(?:und )?(?:das )?(?:buchstabiert|ich buchstabiere|geschrieben|schreibt sich|wird geschrieben|schreibt man|man schreibt das|das schreibt sich|also|mit)?',
  lettersAt: (words, at) => {
    const found = spelled(words.map(transliterated), at)
    return found && { value: found.value.join(''), next: found.next }
  },
  spells: (word, letters) => spells(transliterated(word), letters),
  asides: ASIDES,
  courtesies: /^bitte | (?:bitte|danke|vielen dank)$/gu,
  talk: germanRegex('u')`
    ^(?:kinder|schatz|liebling|mama|papa|du) |^(?:das (?:sage|erzähle|bespreche) ich |(?:ich )?(?:möchte|will|werde) (?:das
        |dazu|darüber)?\s*(?:nicht|lieber|nichts)|das geht (?:sie|dich|niemanden) |das ist (?:privat|persönlich
        |meine sache)|ohne meinen anwalt)
    |(?<!\p{L})(?:sei still|seid still|seid leise|sei leise|ruhe|komm her|komm runter|geh weg|hör auf|hört auf(?= (?:damit|mit|jetzt|zu)(?!\p{L})|$)
      |lass das|lasst das|mach (?:das|die|den) (?:aus|an|zu|leiser|lauter)|leg das|gib das
      |wo ist (?:der|die|das|mein|meine))(?!\p{L})
    |^(?:moment|warte|warten sie|augenblick|sekunde|entschuldigung|hören sie
      |(?:was|wie|warum|wieso|weshalb|wo|wann|wer|welche[rs]?|wozu|kann|könnten|können|darf|muss|soll|sollte|ist
        |sind|haben)(?= ).*(?<!\p{L})(?:ich|sie|man|das|hier|du|wir|es)(?!\p{L}))`,
  called: TURNS.called,
  instead: INSTEAD_OF_ANSWER,
  lineTalk: germanRegex('u')`
    ^(?:(?:äh|ähm|also|na|tja|nein|oh|entschuldigung|ja) )*(?:(?:das )?weiß ich (?:nicht|noch|gar)
      |ich weiß (?:es |das )?(?:nicht|noch nicht|gar nicht)|keine ahnung
      |(?:das )?(?:steht|ist) noch nicht (?:fest|entschieden|klar)|ich (?:kann|erinnere) mich nicht
      |(?:das )?(?:sage|verrate|gebe|nenne) ich (?:ihnen |euch )?(?:nicht|später|lieber)
      |(?:das )?(?:fällt mir|habe ich) (?:gerade |jetzt |grad )?(?:nicht|vergessen)
      |wir haben noch (?:keine?n?|nicht)|(?:später|nachher|gleich|morgen) (?:sage|mache|gebe)
      |(?:kann|darf|muss|soll) ich |(?:setz|stell|leg|zieh|iss|putz|wasch|räum|mach|nimm|komm|geh|hör|sei|bleib
        |lass) (?:dich|dir|das|dein|deine|deinen|die|den|auf|her|weg|sitzen|still|da|zu|mal))(?!\p{L})
    |(?<!\p{L})(?:der bildschirm|das formular|das mikrofon|die maschine|das gerät|es klingelt|ich telefoniere
      |ich spreche gerade|früher (?:hieß|war|wohnte)(?!.* (?:jetzt|inzwischen|mittlerweile|heute|nun) ))(?!\p{L})`,
  requests: germanRegex('u')`
    ^(?:bitte |äh )*(?:können|könnten|könnte|kann|dürfte|dürften) (?:ich|wir|sie|man)(?= )
    (?!.*(?:wiederhol|vorlesen|überspring))`,
  dictates: germanRegex('iu')`
    ^(?:(?:ähm?|ja|also|gut|okay|bitte)[,.…]*\s+)*(?:(?:können|könnten) sie (?:bitte )?(?:schreiben|notieren)
      |(?:schreib|schreibe|schreiben sie|notier|notiere|notieren sie)(?: bitte)?(?: mal)?)
    (?<that>,? dass(?= \S)|:)?,? (?=\S+ \S)`,
  unfinished: /(?<= )(?:und|oder|aber|der|die|das|eine?|mit|weil|mein|meine|unser|dass|zu|von)$/u,
  remarks: germanRegex('u')`
    ^(?:(?:äh|ähm|also|ja|na|naja) )*ich (?:glaube?|denke?|schätze?) |
    (?:^| )(?:entschuldigung|verzeihung|tschuldigung|sorry|pardon|quatsch|falsch|ach nein|ach nee|nein warte
      |nein moment|halt stopp|besser gesagt|vielmehr|ich meine|ich meinte|meinte ich|korrektur|versprochen
      |umgezogen|buchstabiert|schreibt sich|nicht mit
      |mit (?:doppel|zwei|einem|ck|ph|ie|ei|ai|ay|ey|dt|th|tz|scharfem|ß|umlaut|ae|oe|ue|[a-zäöü])
      |ohne (?:h|e|umlaut|s)|doppel [a-z])(?= |$)`,
}

/** "Eine Frau", "der Herr von gestern": who it is without a name. */
const UNNAMED = germanRegex('iu')`
  (?<!\p{L})(?:eine?|der|die|so eine?) (?:frau|herr|mann)(?:[.!]?$| (?:vom|von|am|an|im|in|bei|beim|aus|mit|hinter|der|die|nebenan)(?!\p{L}))`

const unlessUnnamed = askedWhere(({ heard }) => UNNAMED.test(heard))

/** Words as they were said, in one line. */
export const text = unlessDenied(
  insteadOfSlip(
    insteadOfDenied(spelledPlate(wholeName(withPostcode(unlessUnnamed(textIn(GERMAN, { isLine: true })))))),
  ),
)

/** Likewise, in several lines. */
export const textarea = textIn(GERMAN, { isLine: false })
