import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { KIN, SOMEBODY } from '../kin.ts'
import { germanRegex } from '../letters.ts'
import { TURNS } from '../turns.ts'

/** Where an address or a telephone number ends: after its last digit, sign or ending. */
const END = germanRegex('giu')`
  \d|@\S+|\S+\.\p{L}{2,}|(?<!\p{L})(?:punkt|dot|null|eins?|zwo|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig)(?!\p{L})(?: (?:de|at|ch|com|org|net|info|eu)(?!\p{L}))?`
/** What is told of an address that no longer leads anywhere, or leads to somebody else. */
const LAPSED = germanRegex('iu')`
  ^(?:\P{L}+(?:die|das|aber|unter der|da))?\P{L}*(?:war(?! (?:es|schon|immer)(?!\p{L})|['’]|s)|gehört(?! (?:mir|uns)(?!\p{L}))|(?:hat|haben|benutzt|nutzt) (?:(?:jetzt|inzwischen|nun|seit \p{L}+) )*(?:(?:mein|unser|dein)(?:e[nmrs]?)?|der|die|das|eine?)
    |(?:ist|sind|wurde|hab|habe|haben|bin|läuft|benutze|verwende|nutze|gilt|geht|gibt|gibt's|gibts|funktioniert|existiert|stimmt) (?:\p{L}+ ){0,4}?
      (?:abgemeldet|abgeschaltet|abgestellt|abgelaufen|gekündigt|gesperrt|stillgelegt|aufgelöst|gelöscht|ungültig|veraltet|tot|verloren|gestohlen|geklaut
        |kaputt|defekt|vergeben|gewechselt|falsch|die alte|meine alte|nimmer|nicht mehr|nicht länger)
    |(?:gilt|gibt|gibt's|gibts|funktioniert|existiert|stimmt) (?:\p{L}+ ){0,3}?nicht)(?!\p{L})`
/** An old one, named before it: "die alte war …". */
const OLD = germanRegex(
  'iu',
)`^(?:\p{L}+,? ){0,2}?(?:alte|ehemalige|frühere|vorige)[rn]? (?:\p{L}+ )?(?:war|ist|lautete?)(?!\p{L})`

const KIN_NAMED = `(?:(?:von |vom )?(?:(?:mein|unser|dein)(?:e[nmrs]?)?|der|dem|des)|von|vom) (?:${KIN})s?`
/** "… ist die von meiner Frau", "meine Schwester hat …". */
const OF_ANOTHER = germanRegex('iu')`
  ^\P{L}*(?:(?:das|die) )?(?:ist|wäre) (?:(?:aber|halt|eigentlich) )?(?:(?:die|das|der) )?(?:(?:nummer|adresse|mail|handy) )?${KIN_NAMED}(?!\p{L})`
const ANOTHER_HAS = germanRegex(
  'iu',
)`^(?:(?:also|ja|äh+m*),? )*${SOMEBODY} (?:hat|hätte|benutzt|nutzt|ist unter)(?!\p{L})`
const HE_HAS = /^(?:(?:also|ja|äh+m*),? )*(?:er|sie) (?:hat|hätte)(?!\p{L})/iu
/** "E-Mail des Trauzeugen". */
const OF_SOMEBODY = /(?<!\p{L})(?:des|der|eines|einer|(?:ihr|dein|eur)e[rs]) \p{L}/iu
const ASKS_CONTACT = germanRegex('iu')`kontakt|notfall|ansprechp|abhol|angehörig|erreich|begleit`

/** "Auch nicht an otto at …": a no before the address, in its clause. */
const DENIED = germanRegex('iu')`(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals)(?!\p{L})(?! nur)`
const TURNING = /[,.;:]\s|(?<!\p{L})(?:sondern|aber|also)(?!\p{L})/giu

/** "Meine Kundennummer ist …": a number of another kind than those that lead to a telephone. */
const OTHER_NUMBER = germanRegex('iu')`
  (?<!\p{L})(?<kind>(?:konto|kunden|mitglieds|vertrags|rechnungs|bestell|auftrags|steuer|personal|versicherungs|ausweis|pass|matrikel|haus|zimmer|artikel|serien
    |referenz|vorgangs|akten|buchungs|kredit|karten|sozialversicherungs|ahv|pin|start|tisch|raum|modell)-?nummer|postleitzahl|iban)(?!\p{L})`
const isOfOtherKind = (label: string, heard: string): boolean => {
  const kind = OTHER_NUMBER.exec(heard)?.groups?.['kind']
  return kind !== undefined && !label.toLowerCase().includes(kind.toLowerCase())
}

/** Asks for an address or a telephone number of which is told that it is no longer valid, or somebody else's. */
export const unlessLapsed = askedWhere(({ label, heard }) => {
  const ends = [...heard.matchAll(END)]
  const last = ends.at(-1)
  const tail = last ? heard.slice(last.index + last[0].length) : ''
  const next = tail.replace(/^\P{L}+/u, '').match(/^[^.!?]*/u)?.[0] ?? ''
  const isAnothers =
    !ASKS_CONTACT.test(label) &&
    !TURNS.asksOthers.test(label) &&
    (OF_ANOTHER.test(next) || ANOTHER_HAS.test(heard) || (HE_HAS.test(heard) && !OF_SOMEBODY.test(label)))
  const before = heard.slice(0, ends[0]?.index ?? 0).split(TURNING)
  if (before.some((clause) => isOfOtherKind(label, clause)) || DENIED.test(before.at(-1) ?? '')) return true
  return LAPSED.test(` ${next}`) || OLD.test(heard) || isAnothers
})
