import type { Layer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { germanRegex, transliterated } from '../letters.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

/** What tells a time elsewhere is a name before the legal form of a company: "Morgen Elektrotechnik GmbH". */
const WHOLE = String.raw`(?:(?:\p{Lu}[\p{L}\p{N}.-]*|&|\+|und) )+(?:GmbH|gGmbH|AG|KG|OHG|OG|UG|GbR|SE|e\. ?V\.|e\. ?K\.)`
const COMPANY = new RegExp(String.raw`^(?:Heute|Morgen|Gestern) ${WHOLE}\.?$`, 'u')
/** "Die heißt Nein Danke GmbH". */
const CALLED = new RegExp(
  String.raw`^(?<subject>\p{L}+(?: \p{L}+)?) (?:heißt|heisst|heißen|heissen|nennt sich) (?<company>${WHOLE})\.?$`,
  'u',
)
/** What may be called so without a doubt, and is not somebody else's: "Keine Ahnung, die …", "mein Vater …" are not sure. */
const COMPANY_SUBJECT =
  /^(?:die|sie|es|er|das|der|wir|(?:meine?|unsere?|die|der|das) (?:firma|gesellschaft|unternehmen|betrieb|arbeitgeber(?:in)?|geschäft|geschaeft|laden|agentur|kanzlei|praxis|verein))$/iu

/** The article after a preposition is no part of a name that was written small: "bei der barmer". */
const ARTICLE = /^(?:der|dem|den|die|das) (?=\S)/u
const PREPOSITION = germanRegex('iu')`(?<!\p{L})(?:bei|in|aus|an|für|mit|zu|als)(?: (?:der|dem|den|die|das))?$`
/** What the person is or was there: "in Linz geboren". */
const STATE = germanRegex('iu')`(?<=\S) (?:geboren|versichert|angestellt|beschäftigt|tätig|gemeldet|wohnhaft)[.!]?$`
/** Where one works is not what one is. */
const ASKS_WORK = germanRegex('iu')`beruf|tätigkeit`
const JOINED = /^und /iu
/** Where one grew up is not where one was born. */
const ASKS_BIRTH = /geburt|geboren/iu
const GREW_UP = /(?<!\p{L})(?:aufgewachsen|gewohnt|gelebt|wohne|lebe)(?!\p{L})/iu

/** What became of a thing is told of it: "die Mozartschule ist abgebrannt". */
const BECAME = germanRegex(
  'iu',
)`^,? (?:ist|sind|wurde|wird|hat) (?:\p{L}+ ){0,3}(?:\p{L}*ge\p{L}{2,}(?:t|en)|(?:ver|zer|ent)\p{L}{2,}(?:t|en))[.!]?$`

/** "Linz ist richtig". */
const CONFIRMED =
  /^(?<own>\P{L}*\p{L}.*?) (?:(?:ist|wäre)(?: (?:schon|so|ganz|also))* (?:richtig|korrekt|okay|ok|aktuell)|passt|stimmt)(?: (?:schon|so))?[.!]?$/iu

/** Takes a company whole, and leaves out of a name what only leads to it; asks for one of which the beginning is lost. */
export const wholeName: Layer = (read) => (field, heard, circumstances) => {
  const { subject = '', company } = (field.label ? CALLED.exec(heard)?.groups : undefined) ?? {}
  if (company !== undefined && COMPANY_SUBJECT.test(subject)) return { value: company, isSure: true }
  const found = read(field, heard, circumstances)
  if (typeof found?.value !== 'string' || !field.label) return found
  if (ASKS_BIRTH.test(field.label) && GREW_UP.test(heard)) return { ...found, isSure: false }
  if (COMPANY.test(heard)) return { value: heard, isSure: true }
  const named = heard.slice(endOf(NAMED.exec(heard)))
  if (isPlaced(field.label, named)) return { ...found, value: named.replace(/[.!]$/u, '') }
  const { own } = CONFIRMED.exec(heard)?.groups ?? {}
  if (own !== undefined && !own.includes(' ')) return read(field, own, circumstances)
  const rest = heard.slice(heard.indexOf(found.value) + found.value.length)
  if (heard.includes(found.value) && BECAME.test(rest)) return { ...found, isSure: false }
  const before = heard.slice(0, Math.max(0, heard.indexOf(found.value))).trim()
  if (JOINED.test(found.value)) return { ...found, isSure: false }
  if (!PREPOSITION.test(before)) return found
  const isPlaceOfWork = ASKS_WORK.test(field.label) && !/als$/iu.test(before)
  const value = found.value.replace(ARTICLE, '').replace(STATE, '')
  return { ...found, value, isSure: found.isSure && !isPlaceOfWork }
}

/** Surnames and streets that begin with a place: "von der Leyen", "An der Mühle 5". */
const ASKS_PLACED = germanRegex('iu')`familienname|nachname|zuname|straße|strasse|adresse|anschrift`
const PLACED = germanRegex(
  'iu',
)`^(?:von|zu|auf|in|an|aus|ob|hinter|unter|über|vor) (?:der|dem|den) (?:\p{L}|-)+(?: \d+ ?[a-z]?)?[.!]?$`
/** "Zu Guttenberg". */
const NOBLE = /^(?:von|zu|van|vom|zum|zur|am|im) (?!(?:mir|uns|haus|hause|beruf)(?!\p{L}))(?:\p{L}|-)+[.!]?$/iu
/** What names leads to one: "ich heiße von Hohenfeld". */
const NAMED = germanRegex('iu')`(?:heiße|heißt|heißen|name (?:ist|lautet|war|wäre)) (?=\S+(?: \S+){1,2}$)`
const isPlaced = (label: string, heard: string): boolean =>
  (ASKS_PLACED.test(label) && !/mail/iu.test(label) && PLACED.test(heard)) ||
  (/familienname|nachname|zuname/iu.test(label) && NOBLE.test(heard))

const endOf = (found: RegExpExecArray | null): number => (found ? found.index + found[0].length : 0)

const ASKS_POSTCODE = /postleitzahl|(?<!\p{L})plz(?!\p{L})/iu
/** In digits; German ones have one more than those of Austria, Switzerland and Liechtenstein. */
const FEWEST = 4
const MOST = 5
const isOfRegion = (code: string, locale: string): boolean =>
  code.length === (/-(?:AT|CH|LI)$/iu.test(locale) ? FEWEST : MOST)

/** "Fünf null zwei null Salzburg": a postcode before its place is written in figures; asked for where it was said in larger numbers. */
export const withPostcode: Layer = (read) => (field, heard, circumstances) => {
  const tokens = heard.split(/\s+/u)
  const words = tokens.map((token) => wordsWithoutAccents(transliterated(token))[0] ?? '')
  let [at, code] = [0, '']
  for (let next = cardinalAt(words, at); next && code.length < MOST; next = cardinalAt(words, at)) {
    code += String(next.value)
    at = next.next
  }
  const isCode = ASKS_POSTCODE.test(field.label ?? '') && code.length >= FEWEST && code.length <= MOST
  if (!isCode || at === tokens.length || at === 1) return read(field, heard, circumstances)
  const found = read(field, [code, ...tokens.slice(at)].join(' '), circumstances)
  return found && { ...found, isSure: found.isSure && at === code.length && isOfRegion(code, circumstances.locale) }
}

const ASKS_PLATE = /kennzeichen|nummernschild/iu
const SINGLE = /^[\p{L}\d](?: [\p{L}\d])+[.!]?$/u

/** A number plate said letter by letter is nothing else. */
export const spelledPlate: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  return found && ASKS_PLATE.test(field.label ?? '') && SINGLE.test(heard) ? { ...found, isSure: true } : found
}
