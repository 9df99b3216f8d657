import type { Layer, SpokenField } from '../../../shared/normalise.ts'
import { plainWords } from '../../../shared/words.ts'
import { stemOf } from '../forms.ts'

/** In letters. */
const OPTION_MIN = 4
const HEAD_MIN = 4
const STEM_MIN = 3

/** Reads an option that was said together with what is asked for as the option: "Passivmitglied" where the kind of membership is. */
export const inOwnWords: Layer = (read) => (field, heard, circumstances) =>
  read(
    field,
    heard
      .replaceAll(/\p{L}{8,}/gu, (word) => firstOf(word.toLowerCase(), field) ?? word)
      .replaceAll(
        /(?<=(?:^| )(?:d(?:er|ie|as|en|em)|k?eine?[nmrs]?|nen?) )\p{L}{4,}/giu,
        (word) => compoundOf(word.toLowerCase(), field) ?? word,
      ),
    circumstances,
  )

/** "Einen weißen" is a "Weißwein" where a wine is asked for; an article and an ending tell the adjective. */
function compoundOf(word: string, { label = '', options }: SpokenField): string | undefined {
  const stem = stemOf(word)
  const offered = (options ?? []).map((option) => plainWords(option.label))
  if (stem === word || stem.length < STEM_MIN || offered.flat().includes(word)) return undefined
  const found = offered.filter(([first = '', ...others]) => others.length === 0 && first.startsWith(stem))
  const [[compound = ''] = []] = found
  return found.length === 1 && isAsked(compound.slice(stem.length), label) ? compound : undefined
}

function firstOf(word: string, { label = '', options }: SpokenField): string | undefined {
  const offered = (options ?? []).map((option) => plainWords(option.label))
  if (offered.flat().includes(word)) return undefined
  const found = offered.find(([first = '', ...others]) => {
    const isFirst = others.length === 0 && first.length >= OPTION_MIN && word.startsWith(first)
    return isFirst && isAsked(word.slice(first.length).replace(/^s(?=\p{L}{4})/u, ''), label)
  })
  return found?.[0]
}

const isAsked = (head: string, label: string): boolean =>
  head.length >= HEAD_MIN &&
  plainWords(label).some((word) => word.startsWith(stemOf(head)) || stemOf(word).endsWith(stemOf(head)))
