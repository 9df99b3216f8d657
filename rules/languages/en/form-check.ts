import type { SpokenLanguage } from '../shared/form-check.ts'
import { soundKey } from './sounds.ts'
import { numberRule } from './transcript/explained/number.ts'
import { checkboxRule, choiceRule } from './transcript/explained/options.ts'
import { labelSound } from './transcript/options/label-sounds.ts'

export const ENGLISH: SpokenLanguage = {
  choice: choiceRule,
  checkbox: checkboxRule,
  number: numberRule,
  soundOf: (label) => {
    const sound = labelSound(label)
    return { heard: sound.heard, key: () => soundKey(sound) }
  },
  please: 'please',
  decimal: 'nought point five',
}
