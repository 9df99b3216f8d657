import type { ReadAnswer, SpokenField } from '../../shared/normalise.ts'
import { wordSet } from '../../shared/phrases.ts'
import { plainWords } from '../../shared/words.ts'
import { transliterated } from './letters.ts'
import { regex } from '../../shared/regex.ts'

const ENDING = /(?:innen|in|ern|en|em|er|es|e|n|(?<!s)s)$/
/** These do other work than a label's word of the same stem. */
const CLOSED = wordSet(
  `alle allen aller alles ein eine einen einem einer eines kein keine keinen keinem keiner keines nicht nichts ohne
    oder aber nur noch doch schon mehr wenig wenige weniger beide beiden beides meine meinen meiner unsere unseren
    andere anderen anderer anderes nein immer jeden jeder jede jedes welche welcher welches diese diesen dieser dieses
    jene sondern ausser niemals wieder nachher vorher lieber besser eher erst erste ersten erster zweite zweiten
    dritte dritten letzte letzten letzter`,
)
/** "Größer" is no form of "groß", and neither is the "kleiner" of "kleiner als". */
const COMPARATIVE = /^(?:groess|juengr?|aelt|hoeh|laeng|kuerz|staerk|schwaech|waerm|kaelt|naeh|oeft)er/

/** One form for "groß", "großes" and "großen", "Nacht" and "Nächte", "Lehrer" and "Lehrerinnen". */
export function stemOf(word: string): string {
  const bare = word.replace(ENDING, '').replace(ENDING, '')
  const stem = bare.length > 2 ? bare : word.replace(ENDING, '')
  return (stem.length > 2 ? stem : word).replaceAll(/([aou])e/gu, '$1')
}

const known = new WeakMap<SpokenField, { field: SpokenField; forms: ReadonlyMap<string, string> }>()

function plainOf(field: SpokenField): { field: SpokenField; forms: ReadonlyMap<string, string> } {
  const found = known.get(field) ?? {
    field: {
      ...field,
      ...(field.label === undefined ? {} : { label: transliterated(field.label) }),
      options:
        field.options?.map(({ label, value }) => ({ label: transliterated(withoutGender(label)), value })) ?? null,
    },
    forms: formsOf(field),
  }
  known.set(field, found)
  return found
}

/** "Lehrer/in", "Student:in", "Angestellte(r)" are said in either form. */
export const withoutGender = (label: string): string =>
  label.replace(/(?<=\p{L}{3})(?:[:*_/]-?in(?:nen)?|\/-?[rnsm]|\((?:in|innen|r|n|s)\)|In(?:nen)?)(?![\p{L}\d])/gu, '')

/** The words of a field by their stems; a stem of several words is none. */
function formsOf({ label = '', options }: SpokenField): ReadonlyMap<string, string> {
  const words = new Set(
    plainWords(transliterated([...(options ?? []).map((each) => withoutGender(each.label)), label].join(' , '))),
  )
  const forms = new Map<string, string>()
  for (const word of words) {
    if (word.length < 4 || CLOSED.has(word) || !/^[a-z]+$/.test(word)) continue
    const stem = stemOf(word)
    forms.set(stem, forms.has(stem) ? '' : word)
  }
  return forms
}

/** What was said with the words of the field in the field's own form: "ein großes" where "Groß" is offered. */
function inForms(said: string, forms: ReadonlyMap<string, string>): string {
  const words = new Set(forms.values())
  return said.replace(/\p{L}{4,}(?![\p{L}@]| als )/gu, (written) => {
    const word = written.toLowerCase()
    if (words.has(word) || CLOSED.has(word) || COMPARATIVE.test(word)) return written
    return forms.get(stemOf(word)) || written
  })
}

/** "Soll ich das mit www sagen": a question back is no answer. */
const ASKS_BACK = regex('iu')`
  ^(?:(?:aeh+m*|also|entschuldigung|moment)[,.]? )*
  (?:soll|muss|darf|kann|koennte|was|wie|wo|wozu|warum|wieso|weshalb) (?:(?:ich|wir|man|das|es|da|hier|denn|soll
      |muss|heisst|meinen|bedeutet|ist|viel|lange|genau) )+`

/** Reads a German answer in the spelling and the forms of words that the field has. */
export const inGerman =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const plain = plainOf(field)
    return read(plain.field, inForms(transliterated(transcript), plain.forms), circumstances)
  }

/** Likewise where the answer has words of its own that stay as they are: an address. */
export const inGermanLetters =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    ASKS_BACK.test(transliterated(transcript))
      ? undefined
      : read(plainOf(field).field, transliterated(transcript), circumstances)
