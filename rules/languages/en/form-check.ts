import type { SpokenLanguage } from '../shared/form-check.ts'
import { soundKey } from './sounds.ts'
import { checkboxRule } from './transcript/explained/options.ts'
import { choice } from './transcript/inference/choice.ts'
import { number } from './transcript/inference/number.ts'
import { labelSound } from './transcript/options/label-sounds.ts'

export const ENGLISH: SpokenLanguage = {
  choice,
  checkbox: checkboxRule,
  number,
  soundOf: (label) => {
    const sound = labelSound(label)
    return { heard: sound.heard, key: () => soundKey(sound) }
  },
  please: 'please',
  decimal: 'nought point five',
}
