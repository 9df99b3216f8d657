import { traitsOf } from '../../../field-types.ts'
import type { Found, Layer, Words } from '../normalise.ts'
import { plainWords, withoutPauses } from '../words.ts'

/** How a language says that all of a list are wanted. */
interface All {
  /** The whole of such an answer, in small letters; of its groups `every`, or a `count` that must be that of the options. */
  all: RegExp
  /** An option that is no part of the others: "none of these", "other". */
  apart: RegExp
  cardinalAt: (words: Words, at: number) => Found<number> | undefined
}

/** Takes all options of a list for "all three of them", where there are three. */
export const orAllOf =
  ({ all, apart, cardinalAt }: All): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const options = field.options ?? []
    const isList = traitsOf(field.type).value === 'several-options' && options.length > 1
    const said = isList ? all.exec(withoutPauses(plainWords(heard)).join(' '))?.groups : undefined
    const { every, count } = said ?? {}
    const isAll = count === undefined ? every !== undefined : cardinalAt([count], 0)?.value === options.length
    return isAll && !options.some(({ label }) => apart.test(label))
      ? { value: options.map(({ value }) => value), isSure: true }
      : read(field, heard, circumstances)
  }
