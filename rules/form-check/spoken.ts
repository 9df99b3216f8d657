import type { FieldType } from '../../contract/types.gen.ts'
import { primaryLanguage } from '../languages/registry.ts'
import { checkbox } from '../languages/en/transcript/checkbox.ts'
import { choice } from '../languages/en/transcript/choice.ts'
import { labelSound } from '../languages/en/transcript/options/label-sounds.ts'
import { number } from '../languages/en/transcript/number.ts'
import type { Normalise } from '../languages/shared/normalise.ts'
import * as spanishChoices from '../languages/es/transcript/options.ts'
import { number as spanishNumber } from '../languages/es/transcript/number.ts'
import { soundKey } from '../languages/en/sounds.ts'
import { spanishSoundKey } from '../languages/es/sounds.ts'

/** How an option is heard: labels of one `heard` are the same to the rules of choices, labels of one `key` to the ear. */
export interface Sound {
  heard: string
  key: () => string
}

/** What the check knows of a language that has rules of speech; no phones, whose rules are large and not asked for here. */
export interface SpokenLanguage {
  rules: Readonly<Partial<Record<FieldType, Normalise>>>
  soundOf: (label: string, locale: string) => Sound
  /** What people add to an answer. */
  please: string
  /** A number with decimals as people say it. */
  decimal: string
}

const LANGUAGES: Readonly<Record<string, SpokenLanguage>> = {
  en: {
    rules: { number, select: choice, radio: choice, checkbox },
    soundOf: (label) => {
      const sound = labelSound(label)
      return { heard: sound.heard, key: () => soundKey(sound) }
    },
    please: 'please',
    decimal: 'nought point five',
  },
  es: {
    rules: {
      number: spanishNumber,
      select: spanishChoices.choice,
      radio: spanishChoices.choice,
      checkbox: spanishChoices.checkbox,
    },
    soundOf: (label, locale) => ({
      heard: labelSound(spanishChoices.plainLabel(label)).heard,
      key: () => spanishSoundKey(label, locale),
    }),
    please: 'por favor',
    decimal: 'cero coma cinco',
  },
}

/** The rules of speech of a language; undefined where there are none. */
export const spokenIn = (locale: string): SpokenLanguage | undefined => LANGUAGES[primaryLanguage(locale)]

/** How an option is heard; without rules for the sounds of a language by its letters alone. */
export const soundIn = (label: string, locale: string): Sound =>
  spokenIn(locale)?.soundOf(label, locale) ?? { heard: lettersOf(label), key: () => lettersOf(label) }

const lettersOf = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
