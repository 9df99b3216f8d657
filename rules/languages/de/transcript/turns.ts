import type { Turns } from '../../shared/clauses/own-clause.ts'
import { regex } from '../../shared/regex.ts'

const RELATIVE =
  'mein(?:e)? (?:frau|mann|mutter|vater|eltern|bruder|schwester|chef|chefin|sohn|tochter|partner|partnerin|freund|freundin|nachbar|nachbarin|kollege|kollegin)'

/** What Germans turn from to their own answer, after umlauts are spelled out. */
export const TURNS: Turns = {
  before: regex('iu')`
    (?<!\p{L})(?:frueher|damals|bisher|vorher|war|waren|hatte|hatten|wollte|wollten|${RELATIVE}|sagt|sagte|meint|will
      |alle|sie
      |er|hasse|mag (?:ich )?(?:nicht|keine?n?)|nicht moegen)(?!\p{L})`,
  concludes: /\S+ \S+(?<!nicht|kein),? (?:also|deshalb|deswegen|daher|darum)\W*$/iu,
  turn: regex('giu')`
    (?<!\p{L})(?<!alles )(?:aber|also|jetzt|nun|heute|inzwischen|mittlerweile|sondern|deshalb|deswegen|daher
      |nehmen sie|schreiben sie|tragen sie)(?!\p{L})`,
  between: {
    before: /^(?:(?:äh|also|naja),? )*entweder /iu,
    or: /,? oder (?:vielleicht )?/iu,
    range: /(?<!\p{L})zwischen (?<first>.+?) und (?<second>.+)$/iu,
  },
  open: regex('iu')`
    ^(?:ja|nein|wenn|falls)(?!\p{L})
    |(?<!\p{L})(?:oder|entweder|weder|nicht sicher|weiss nicht|kommt d(?:a)?rauf an|je nachdem|egal|welche[rsn]?|was
      |wie|sonst|unentschieden)(?!\p{L})`,
  changes: regex('iu')`
    (?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nein|noe|nee|aber|wenn|falls|ausser|bis|entschuldigung|verzeihung
      |sorry|warten?|moment|halt|doch|eigentlich|statt|lieber|eher|vielleicht|hoffe\p{L}*|wuerden?|koennten?
      |frueher|vorher|sagt\p{L}*|will|meint|streich\p{L}*|mehr|weniger|fast|knapp|und|etwas|eins?|eine[nrms]?|zwei
      |drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf|\p{L}+zehn|\p{L}+zig|hundert|tausend|erste\p{L}?
      |zweite\p{L}?|dritte\p{L}?)(?!\p{L})|\d`,
  starts: regex('iu')`
    \s+(?=(?:aber|also|weil|da|denn|obwohl|waehrend|dann|sondern|statt|jetzt|und (?:ich|wir|mein|jetzt)|ich|wir|er
        |sie|es war|das war|frueher|${RELATIVE})(?!\p{L}))`,
  foreign: regex('iu')`
    \?
    |(?<!\p{L})(?:frueher|damals|bisher|ehemals|vorher|war|waren|hatte|hatten|wollte|wollten|geplant|urspruenglich
      |letzte[sn] (?:jahr|monat|woche|mal)|voriges jahr|schon|dachte|gedacht|sollte|haette|haetten|kaum|hasse
      |verloren|verkauft|gestohlen|abgesagt|storniert|${RELATIVE}|er|die anderen|andere|alle|jemand|leute)(?!\p{L})
    |(?<!\p{L})(?:groesser|laenger|kuerzer|kleiner|aelter|juenger|hoeher|niedriger|besser|schlechter|spaeter|frueher
      |schwerer|weniger|mehr)\W*$`,
  asksOthers: regex('iu')`
    (?<!\p{L})(?:kind(?:es|er)?|sohn(?:es)?|tochter|partner\p{L}*|vater(?:s)?|mutter|eltern\p{L}*|nachbar\p{L}*
      |patient\p{L}*|verstorben\p{L}*|angehoerig\p{L}*|gast(?:es)?|haustier\p{L}*
      |ihre[rsmn]? (?:kind|sohn|frau|mann)\p{L}*)(?!\p{L})`,
  asks: /^(?:was|wie|welche[rs]?|wann|wo|warum|wieso) (?:ist|sind|kostet|heißt|bedeutet|gibt|soll|muss|macht)(?= )/u,
  called: regex('u')`
    ^(?:(?:nein|ach|oh|hey|du|moment|entschuldigung) )*
    (?<name>(?!(?:ich|wir|sie|er|es|das|dann|wo|was|wie|bitte|so)(?!\p{L}))\p{L}{2,}) (?:(?:kannst|könntest
        |würdest|machst) du (?=\p{L})
      |(?<order>(?:lass|mach|stell|leg|gib|nimm) (?:das|es|mir das|den|die)(?!\p{L})|komm her
        |sei (?:leise|still|ruhig)|hör auf|jetzt nicht))`,
  putsOff: regex('u')`
    ^(?:(?:äh|also|naja) )*(?:(?:morgen|später|nachher|heute abend) )?
    (?:frage|spreche|kläre|bespreche|(?:das )?muss) ich (?:das |es |noch |mal |erst )*
    (?:mit|meine?n?|nach|fragen|klären|besprechen)(?!\p{L})`,
  lapsed: regex('u')`
    ^(?:(?:äh|also|naja) )*
    (?:letzte[sn]? (?:jahr|woche|monat|mal|sommer|winter)|voriges jahr|beim letzten mal|früher|damals)(?!\p{L})`,
  around: {
    tail: regex('iu')`
      [\s,]+(?:bitte,? )?(?:wenn (?:das|es) (?:(?:für (?:sie|dich|euch) )?
          (?:geht|passt|möglich ist|in ordnung ist|okay ist|recht ist|keine umstände macht)
          |ihnen (?:passt|recht ist))|wenn noch (?:platz|etwas frei) ist
        |wenn (?:sie|du) so (?:nett|freundlich|lieb) (?:wären|sind|bist|wärst))[.!]?$`,
    repeated: regex('giu')`
      (?<!\S)(?<word>in|im|am|an|auf|der|die|das|den|dem|ein|eine|ist|ich|wir|und|mit|von
        |für)(?:,? \k<word>)+ (?=\S)`,
  },
  remarks: {
    starts: /(?<=\S )(?:weil|denn|damit)(?= \S)/gu,
    spoils: regex('u')`
      (?<!\p{L})(?:nicht|kein\p{L}*|nie|nichts|ohne|aber|wenn|falls|außer|mehr|weniger|zu|fast|doch|eher|lieber
        |vielleicht|verbind\p{L}*|sagt\p{L}*|will|wollte|meint|war|hatte|oder|welche\p{L}*|was|ander\p{L}*)(?!\p{L})`,
    request: /(?!)/u,
    overturns: /(?!)/u,
    light: /(?!)/gu,
  },
  numbered:
    /(?<!\p{L})(?:und eine?[nr]?|\p{L}*straße|\p{L}*weg|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:januar|februar|märz|april|mai|juni|juli|august|\p{L}+ember|oktober))(?!\p{L})/iu,
  weakens: {
    words: /(?<!\p{L})(?:ungefähr|etwa|circa|ca|rund|mindestens|wenigstens|vielleicht|oder so|oder mehr)(?!\p{L})/giu,
    tail: /,?\s*(?<!\p{L})(?:wenn (?:es|sie|das|möglich)(?!\p{L}).*|egal.*)$/iu,
    either: [/(?<!\p{L})oder(?!\p{L})/giu, 'und'],
  },
  denies: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nein|ohne|statt|anstatt)(?!\p{L})/iu,
}
