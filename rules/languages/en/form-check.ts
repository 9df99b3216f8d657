import type { SpokenLanguage } from '../shared/form-check.ts'
import { soundKey } from './sounds.ts'
import { checkbox } from './transcript/checkbox.ts'
import { choice } from './transcript/choice.ts'
import { number } from './transcript/number.ts'
import { labelSound } from './transcript/options/label-sounds.ts'

export const ENGLISH: SpokenLanguage = {
  choice,
  checkbox,
  number,
  soundOf: (label) => {
    const sound = labelSound(label)
    return { heard: sound.heard, key: () => soundKey(sound) }
  },
  please: 'please',
  decimal: 'nought point five',
}
