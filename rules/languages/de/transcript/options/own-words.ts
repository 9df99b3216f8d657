import type { Layer } from '../../../shared/normalise.ts'
import { plainWords } from '../../../shared/words.ts'
import { stemOf } from '../forms.ts'

/** In letters. */
const OPTION_MIN = 4
const HEAD_MIN = 4
const STEM_MIN = 3

/** The words of an option, in lower case. */
type Offered = readonly ReturnType<typeof plainWords>[]

/** Reads an option that was said together with what is asked for as the option: "Passivmitglied" where the kind of membership is. */
export const inOwnWords: Layer = (read) => (field, heard, circumstances) => {
  const { label = '', options } = field
  if (!options?.length) return read(field, heard, circumstances)
  const offered = options.map((option) => plainWords(option.label))
  const whole = new Set(offered.flat())
  const replaced = (find: typeof compoundOf) =>
    once((word) => (whole.has(word) ? undefined : find(word, offered, label)))
  const [first, compound] = [replaced(firstOf), replaced(compoundOf)]
  const said = heard
    .replaceAll(/\p{L}{8,}/gu, (word) => first(word.toLowerCase()) ?? word)
    .replaceAll(
      /(?<=(?:^| )(?:d(?:er|ie|as|en|em)|k?eine?[nmrs]?|nen?) )\p{L}{4,}/giu,
      (word) => compound(word.toLowerCase()) ?? word,
    )
  return read(field, said, circumstances)
}

/** Looks up each word once: a long transcript repeats most of its words. */
function once(find: (word: string) => string | undefined): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (word) => {
    if (!known.has(word)) known.set(word, find(word))
    return known.get(word)
  }
}

/** "Einen weißen" is a "Weißwein" where a wine is asked for; an article and an ending tell the adjective. */
function compoundOf(word: string, offered: Offered, label: string): string | undefined {
  const stem = stemOf(word)
  if (stem === word || stem.length < STEM_MIN) return undefined
  const found = offered.filter(([first = '', ...others]) => others.length === 0 && first.startsWith(stem))
  const [[compound = ''] = []] = found
  return found.length === 1 && isAsked(compound.slice(stem.length), label) ? compound : undefined
}

function firstOf(word: string, offered: Offered, label: string): string | undefined {
  const found = offered.find(([first = '', ...others]) => {
    const isFirst = others.length === 0 && first.length >= OPTION_MIN && word.startsWith(first)
    return isFirst && isAsked(word.slice(first.length).replace(/^s(?=\p{L}{4})/u, ''), label)
  })
  return found?.[0]
}

const isAsked = (head: string, label: string): boolean =>
  head.length >= HEAD_MIN &&
  plainWords(label).some((word) => word.startsWith(stemOf(head)) || stemOf(word).endsWith(stemOf(head)))
