import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { germanRegex } from '../letters.ts'

/** Where an address or a telephone number ends: after its last digit, sign or ending. */
const END = germanRegex('giu')`
  \d|@\S+|\S+\.\p{L}{2,}|(?<!\p{L})(?:punkt|dot|null|eins?|zwo|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig)(?!\p{L})(?: (?:de|at|ch|com|org|net|info|eu)(?!\p{L}))?`
/** What is told of an address that no longer leads anywhere, or leads to somebody else. */
const LAPSED = germanRegex('iu')`
  ^(?:\P{L}+(?:die|das|aber|unter der|da))?\P{L}*(?:war(?! (?:es|schon|immer)(?!\p{L})|['’]|s)|gehört (?!mir|uns)|(?:hat|haben|benutzt|nutzt) (?:(?:jetzt|inzwischen|nun|seit \p{L}+) )*(?:(?:mein|unser|dein)(?:e[nmrs]?)?|der|die|das|eine?)
    |(?:ist|sind|wurde|hab|habe|haben|bin|läuft|benutze|verwende|nutze|gilt|geht|gibt|gibt's|gibts|funktioniert|existiert|stimmt) (?:\p{L}+ ){0,4}?
      (?:abgemeldet|abgeschaltet|abgestellt|abgelaufen|gekündigt|gesperrt|stillgelegt|aufgelöst|gelöscht|ungültig|veraltet|tot|verloren|gestohlen|geklaut
        |kaputt|defekt|vergeben|gewechselt|falsch|die alte|meine alte|nimmer|nicht mehr|nicht länger)
    |(?:gilt|gibt|gibt's|gibts|funktioniert|existiert|stimmt) (?:\p{L}+ ){0,3}?nicht)(?!\p{L})`
/** An old one, named before it: "die alte war …". */
const OLD = germanRegex(
  'iu',
)`^(?:\p{L}+,? ){0,2}?(?:alte|ehemalige|frühere|vorige)[rn]? (?:\p{L}+ )?(?:war|ist|lautete?)(?!\p{L})`

/** Asks for an address or a telephone number of which is told that it is no longer valid. */
export const unlessLapsed = askedWhere(({ heard }) => {
  const last = [...heard.matchAll(END)].at(-1)
  const tail = last ? heard.slice(last.index + last[0].length) : ''
  const next = tail.replace(/^\P{L}+/u, '').match(/^[^.!?]*/u)?.[0] ?? ''
  return LAPSED.test(` ${next}`) || OLD.test(heard)
})
