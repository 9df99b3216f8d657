import { unlessOpposed } from '../../../shared/text/opposed.ts'
import { germanRegex } from '../letters.ts'

/** Proposes no part of a text that is denied, or with which something is asked. */
export const unlessDenied = unlessOpposed({
  denies: /(?<!\p{L})(?:nicht|nie|niemals|niemand|nichts|weder|ohne|keine?[nmrs]?)(?!\p{L})/iu,
  deniesAfter: germanRegex('iu')`
    ^(?:(?!(?<!\p{L})(?:wenn|weiß|sicher|weil|aber|sondern|genau)(?!\p{L}))[^,.;:!?])*(?<!\p{L})(?:nicht|nie|niemals)(?!\p{L})`,
  asks: germanRegex('iu')`
    (?<!\p{L})(?:was|wie|wo|wer|wann|warum|welche[nmrs]?) (?:soll|muss|darf|kann|ist|sind|war|heißt|hieß|heißen|kommt|meinen|schreibe?|trage?|mache?|steht|geht)(?!\p{L})
    |^(?:\p{L}+,? )?(?:läuft|ist|sind|war|kommt|geht|soll|muss|darf|kann|hast|haben|weißt|heißt) (?:das|es|der|die|ich|man|du|sie|er|ihr|wir)(?!\p{L})[^.!]*\?`,
  leavesOpen: /^entweder |(?<!\p{L})noch (?:(?:ganz |völlig )?offen|nicht (?:entschieden|sicher|fest|klar))(?!\p{L})/iu,
  asksCode: germanRegex('iu')`reisepass|passnummer|ausweis|aktenzeichen|\p{L}+nummer(?!\p{L})|postleitzahl`,
  but: /(?<!\p{L})(?:aber|sondern|(?:es|das|er|sie|der|die) (?:ist|heißt|heisst|war|wäre))(?!\p{L})/iu,
})
