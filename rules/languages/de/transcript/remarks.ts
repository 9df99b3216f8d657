import type { Remarks } from '../../shared/clauses/remark.ts'
import { SOMEBODY } from './kin.ts'
import { germanRegex } from './letters.ts'

/** After these a pronoun goes on with the clause that has begun: "dass ich", "bin ich", "wenn wir". */
const GOES_ON = String.raw`(?<!(?:^| )(?:\p{L}*(?:e|en|te|st)|bin|kann|muss|soll|will|mag|darf|weiß|hab|wär|war|hat|ist|sind|dass|weil|ob|da|denn|und|oder|aber|als|wie|was|wo|wer|wann|falls|bis|seit|so|dann|nur|auch|nicht|kein|für|mit|von|in|im|am|an|auf|bei|zu|zum|zur|der|das|ein|mein|sein|ihr|unser) )`

/** What leaves it open whether the value holds. */
const DOUBTS = String.raw`vielleicht|eventuell|womöglich|möglicherweise|wahrscheinlich|vermutlich|hoffe|hoffentlich
  |glaube?|denke?|schätze?|könnten?|würden?|sollten?|müssten?|dürften?|hätten?|wären?|wohl|eigentlich|kommt d(?:a)?rauf an
  |je nachdem|überleg\p{L}*|nachschau\p{L}*|nachseh\p{L}*|prüf\p{L}*|frage?n?`
/** What takes it back, or puts another in its place. */
const TAKES_BACK = String.raw`entschuldigung|verzeihung|sorry|moment|warten?|halt|stopp|quatsch|falsch|meinte?|nein|nee|nö|sondern
  |statt|anstatt|stattdessen|änder\p{L}*|absag\p{L}*|abgesagt|stornier\p{L}*|gekündigt|streich\p{L}*|geändert`
const CONDITIONS = 'wenn|falls|sofern|außer|bis|solange|obwohl|aber|oder|entweder|egal'
const OTHERS = `${SOMEBODY}|sagte?|sagen|meint|wollte?|will|findet|andere?[nmrs]?|alle|leute|jemand|er|ihre?[nmrs]?|seine?[nmrs]?|beide`
const OTHER_TIMES = String.raw`früher|damals|vorher|bisher|ehemals|war|waren|hatten?|wurden?|letzte[nmrs]?|vorige[nmrs]?|nächste[nmrs]?
  |manchmal|gelegentlich|wieder`
const QUESTIONS = 'welche[nmrs]?|wie|warum|wieso|wer|wen|wem|wann|wo|ob'

/** How Germans remark on what they answered. */
export const REMARKS: Remarks = {
  starts: germanRegex('gu')`
    (?<=\S )(?:(?:weil|denn|damit|nämlich|da (?:bin|habe?|kann|muss|arbeite|komme) (?:ich|wir))
      |${GOES_ON}(?:gott sei dank|zum glück|(?:so|dann|da) (?:\p{L}+) (?:ich|wir|es|das)|(?:ich|wir) (?=\p{L}+ \S)
        |(?:hab|habs|bin|war) (?:grad|gerade|eben)|das (?:hat|habe?|ist|sind|geht|passt|reicht|war|steht|liegt|mache?|will|kann|tut)
        |steht (?:so|da|hier|auf|im|am)|(?:der|die|das|es) (?:\p{L}+ )?(?:hat|ist|steht|liegt|passt|geht|gehört|fährt|hängt)))(?= \S)`,
  spoils: germanRegex('u')`
    (?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nichts|niemand|nirgends|weder|noch|ohne|${CONDITIONS}|zu|fast|beinahe
      |knapp|mindestens|höchstens|mehr|weniger|meist|meistens|eher|lieber|besser|schlechter|doch|nur|als|${DOUBTS}
      |${TAKES_BACK}|${OTHERS}|sie|${OTHER_TIMES}|${QUESTIONS}|was|verloren|verkauft|aufgehört|weg|voll|ausgebucht|belegt
      |geschlossen|kaputt|schlimm|furchtbar|schrecklich|teuer|kostet|arbeit\p{L}*|hasse|unverträglich|gestohlen)(?!\p{L})`,
  request: germanRegex('u')`
    (?<!\p{L})(?:bitte|möchten?|hätten? gerne?|würden? gerne?|am liebsten|am besten|nehmen?|passt|ist (?:mir|uns) (?:lieber|recht)
      |wäre (?:mir|uns)? ?(?:lieber|recht|ideal|gut|super|perfekt)|bevorzuge|entscheide)(?!\p{L})`,
  overturns: germanRegex('u')`
    (?<!\p{L})(?:nicht|kein\p{L}*|nie|${CONDITIONS}|${DOUBTS}|${TAKES_BACK}|${OTHERS}|lieber|eher|doch|früher|letzte[nmrs]?
      |nächste[nmrs]?|${QUESTIONS}|was|hasse)(?!\p{L})`,
  light: germanRegex('gu')`
    (?<!\p{L})(?:nicht|kein\p{L}*|nie|nichts|ohne|nur|zu|mehr|weniger|besser|noch|wieder|aufgehört|arbeit\p{L}*)(?!\p{L})`,
}
