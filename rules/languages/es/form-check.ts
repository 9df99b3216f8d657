import { labelSound } from '../en/transcript/options/label-sounds.ts'
import type { SpokenLanguage } from '../shared/form-check.ts'
import { spanishSoundKey } from './sounds.ts'
import { number } from './transcript/inference/number.ts'
import { choice } from './transcript/inference/choice.ts'
import { checkbox, plainLabel } from './transcript/options.ts'

export const SPANISH: SpokenLanguage = {
  choice,
  checkbox,
  number,
  soundOf: (label, locale) => ({
    heard: labelSound(plainLabel(label)).heard,
    key: () => spanishSoundKey(label, locale),
  }),
  please: 'por favor',
  decimal: 'cero coma cinco',
}
