import type { CheckCircumstances, Sound } from '../languages/shared/form-check.ts'

/** How an option is heard; without rules for the sounds of a language by its letters alone. */
export const soundIn = (label: string, { language, locale }: Pick<CheckCircumstances, 'language' | 'locale'>): Sound =>
  language?.soundOf(label, locale) ?? { heard: lettersOf(label), key: () => lettersOf(label) }

const lettersOf = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
