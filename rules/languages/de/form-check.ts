import { labelSound } from '../en/transcript/options/label-sounds.ts'
import type { SpokenLanguage } from '../shared/form-check.ts'
import { germanSoundKey } from './sounds.ts'
import { number } from './transcript/inference/number.ts'
import { choice } from './transcript/inference/choice.ts'
import { checkbox, plainLabel } from './transcript/options.ts'

export const GERMAN: SpokenLanguage = {
  choice,
  checkbox,
  number,
  soundOf: (label) => ({
    heard: labelSound(plainLabel(label)).heard,
    key: () => germanSoundKey(label),
  }),
  please: 'bitte',
  decimal: 'null Komma fünf',
}
