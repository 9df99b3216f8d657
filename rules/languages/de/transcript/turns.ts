import type { Turns } from '../../shared/clauses/turns.ts'
import { SOMEBODY } from './kin.ts'
import { germanRegex } from './letters.ts'
import { REMARKS } from './remarks.ts'
import { TO_SOMEBODY } from './around/to-somebody.ts'

/** Of fewer than ten a bound leaves out what it names: "mehr als vier" are not four. */
const FROM_TEN = String.raw`(?:\d{2}|\p{L}*(?:zehn|elf|zwölf|zig|ßig|hundert|tausend))`

/** What Germans turn from to their own answer, after umlauts are spelled out. */
export const TURNS: Turns = {
  before: germanRegex('iu')`
    (?<!\p{L})(?:früher|damals|bisher|vorher|war|waren|hatte|hatten|hätte|wollte|wollten|sonst|normalerweise|üblicherweise|zuerst
        |(?:letzte[sn]?|vorige[sn]?) (?:jahr|mal|woche|monat)|${SOMEBODY}|sagt|sagte|meint|will
      |alle|sie
      |er|(?:geht|gehts|passt|klappt|kann ich|können wir|bin ich|sind wir) (?:(?:leider|es|bei mir|bei uns|mir|uns|da|das|ich) )*(?:nicht|schlecht|weg|verhindert|verreist)
      |hasse|mag (?:ich )?(?:nicht|keine?n?)|nicht mögen)(?!\p{L})`,
  concludes:
    /\S+ \S+(?<!nicht|kein),? (?:also|deshalb|deswegen|daher|darum|aber (?:nehmen|schreiben|tragen) sie)\W*$/iu,
  turn: germanRegex('giu')`
    (?<!\p{L})(?<!alles )(?:aber|dafür|also|jetzt|nun|heute|diesmal|dieses mal|dieses jahr|heuer|inzwischen|mittlerweile|nur noch|nur mehr|sondern|deshalb|deswegen|daher
      |nehmen sie|schreiben sie|tragen sie)(?!\p{L})`,
  between: {
    before: /^(?:(?:äh|also|naja),? )*entweder /iu,
    or: /,? oder (?:vielleicht )?/iu,
    range: /(?<!\p{L})zwischen (?<first>.+?) und (?<second>.+)$/iu,
  },
  open: germanRegex('iu')`
    ^(?:ja|nein|wenn|falls)(?!\p{L})
    |(?<!\p{L})(?:oder|entweder|weder|nicht sicher|weiß nicht|kommt d(?:a)?rauf an|je nachdem|egal|welche[rsn]?|was
      |wie|sonst|unentschieden)(?!\p{L})`,
  changes: germanRegex('iu')`
    (?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nein|nö|nee|aber|wenn|falls|außer|bis|entschuldigung|verzeihung
      |sorry|warten?|moment|halt|doch|eigentlich|statt|lieber|eher|vielleicht|hoffe\p{L}*|würden?|könnten?
      |früher|vorher|sagt\p{L}*|will|meint|streich\p{L}*|mehr|weniger|fast|knapp|und|etwas|eins?|eine[nrms]?|zwei
      |drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig|hundert|tausend|erste\p{L}?
      |zweite\p{L}?|dritte\p{L}?)(?!\p{L})|\d`,
  repair: germanRegex('giu')`
    (?<!(?<!\p{L})oder)[\s,.;]+(?:(?:äh+m?|ach|oh|halt),? )*(?:nein,? (?:warten?(?: sie)?|moment|halt|entschuldigung|sorry|pardon|doch)|(?:ach|oh|äh+m?),? (?:nein|nee|ne|nö)
      |entschuldigung|verzeihung|sorry|ich meinte?|besser gesagt|vielmehr|quatsch|korrektur)[,.]?\s+(?:(?:doch|lieber|dann) )*(?=\S)`,
  starts: germanRegex('iu')`
    \s+(?=(?:aber|also|weil|da|denn|obwohl|während|dann|sondern|statt|jetzt|und (?:ich|wir|mein|jetzt)|ich|wir|er
        |sie|es war|das war|früher|${SOMEBODY})(?!\p{L}))`,
  foreign: germanRegex('iu')`
    \?
    |(?<!\p{L})(?:früher|damals|bisher|ehemals|vorher|war|waren|hatte|hatten|wollte|wollten|geplant|ursprünglich
      |letzte[sn] (?:jahr|monat|woche|mal)|voriges jahr|schon|dachte|gedacht|sollte|hätte|hätten|kaum|hasse
      |verloren|verkauft|gestohlen|abgesagt|storniert|${SOMEBODY}|er|die anderen|andere|alle|jemand|leute)(?!\p{L})
    |(?<!\p{L})(?:größer|länger|kürzer|kleiner|älter|jünger|höher|niedriger|besser|schlechter|später|früher
      |schwerer|weniger|mehr)\W*$`,
  asksOthers: germanRegex('iu')`
    (?<!\p{L})(?:kind(?:es|er)?|sohn(?:es)?|tochter|partner\p{L}*|vater(?:s)?|mutter|eltern\p{L}*|nachbar\p{L}*
      |patient\p{L}*|verstorben\p{L}*|angehörig\p{L}*|gast(?:es)?|haustier\p{L}*
      |ihre[rsmn]? (?:kind|sohn|frau|mann)\p{L}*)(?!\p{L})`,
  asks: germanRegex('u')`
    ^(?:was|wie|welche[rs]?|wann|wo|warum|wieso) (?:ist|sind|kostet|heißt|bedeutet|gibt|soll|muss|macht)(?= )`,
  called: germanRegex('u')`
    ^(?:(?:nein|ach|oh|hey|du|moment|entschuldigung) )*
    (?<name>(?!(?:ich|wir|sie|er|es|das|dann|wo|was|wie|bitte|so)(?!\p{L}))\p{L}{2,}) (?:(?:kannst|könntest
        |würdest|machst) du (?=\p{L})
      |(?<order>(?:lass|mach|stell|leg|gib|nimm) (?:das|es|mir das|den|die)(?!\p{L})|komm her
        |sei (?:leise|still|ruhig)|hör auf|jetzt nicht))
    |(?<order>${TO_SOMEBODY.source})`,
  putsOff: germanRegex('u')`
    ^(?:(?:äh|also|naja) )*(?:(?:morgen|später|nachher|heute abend) )?
    (?:frage|spreche|kläre|bespreche|(?:das )?muss) ich (?:das |es |noch |mal |erst )*
    (?:mit|meine?n?|nach|fragen|klären|besprechen)(?!\p{L})`,
  lapsed: germanRegex('u')`
    ^(?:(?:äh|also|naja) )*
    (?:letzte[sn]? (?:jahr|woche|monat|mal|sommer|winter)|voriges jahr|beim letzten mal|früher|damals)(?!\p{L})`,
  around: {
    tail: germanRegex('iu')`
      [\s,]+(?:bitte,? )?(?:wenn(?: (?:das|es)|['’]?s) (?:(?:für (?:sie|dich|euch) )?
          (?:geht|passt|möglich ist|in ordnung ist|okay ist|recht ist|keine umstände macht)
          |ihnen (?:passt|recht ist))|wenn noch (?:platz|etwas frei) ist
        |wenn (?:sie|du|ihr) nichts dagegen (?:haben|hast|habt)|wenn (?:es|das) (?:(?:ihnen|dir|euch|sie|dich) )?(?:nichts ausmacht|nicht stört|keine mühe macht)
        |wenn (?:sie|du) so (?:nett|freundlich|lieb) (?:wären|sind|bist|wärst)
        |(?:ist|wäre|passt|gefällt|geht) (?:mir|uns|bei mir|bei uns)(?: (?:viel|etwas|sogar|da))? (?:lieber|besser|am besten|am liebsten|recht|gut)
        |mehr (?:(?:geht|liegt|ist|brauchen?|haben?|kann) )?(?:ich |wir |leider |einfach |bei uns |bei mir )*nicht
        (?: drin| ausgeben| zahlen)?)[.!]?$`,
    repeated: germanRegex('giu')`
      (?<!\S)(?<word>in|im|am|an|auf|der|die|das|den|dem|ein|eine|ist|ich|wir|und|mit|von
        |für)(?:,? \k<word>)+ (?=\S)`,
  },
  remarks: REMARKS,
  numbered: germanRegex('iu')`
    (?<!\p{L})(?:und eine?[nr]?|\p{L}*straße|\p{L}*weg|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:januar|jänner|februar
      |märz|april|mai|juni|juli|august|\p{L}+ember|oktober))(?!\p{L})`,
  weakens: {
    words: germanRegex('giu')`
      (?<!\p{L})(?:(?:(?:nie|niemals|etwas|deutlich|weit|viel|sogar) )*(?:mehr als|weniger als|über|unter)(?= ${FROM_TEN})|ungefähr|etwas? (?:über|unter|mehr als)|etwa|circa|zirka|ca|rund|gute?|knapp|fast|beinahe|mindestens
        |wenigstens|höchstens|maximal|bis zu|(?:bis )?spätestens|frühestens|vielleicht|eventuell|wahrscheinlich|vermutlich|so um die|um die|oder so|oder mehr
        |und ein paar zerquetschte|ein bisschen mehr als)(?!\p{L})`,
    tail: germanRegex('iu')`
      ,?\s*(?<!\p{L})(?:wenn (?:es|sie|das|möglich|noch)(?!\p{L}).*|(?:ist |mir )?egal.*|aber (?:ich (?:bin|weiß|muss)|da bin ich|legen sie|sicher bin)(?!\p{L}).*
        |(?:muss|müsste) ich (?:noch|erst).*|mal (?:sehen|schauen).*)$`,
    either: [/(?<!\p{L})oder(?!\p{L})/giu, 'und'],
  },
  supposes: /^(?:(?:also|und|na|nur|ja) )*(?:wenn|falls)(?!\p{L})/iu,
  denies: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nein|ohne|statt|anstatt)(?!\p{L})/iu,
}
