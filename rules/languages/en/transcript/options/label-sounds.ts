import { homophoneKey } from './homophones.ts'
import { optionsFrom } from './labels.ts'

/** How the label of an option is heard: to the rules of choices labels of one `heard` are the same label. */
export interface LabelSound {
  heard: string
  /** Words of one sound or meaning, which a transcriber or a person takes for each other, as one word. */
  sounds: readonly string[]
}

/** Takes a label; gives its sound. Nothing is heard of a label without words. */
export function labelSound(label: string): LabelSound {
  const words = optionsFrom([{ label, value: label }])[0]?.sayings[0] ?? []
  return { heard: words.join(''), sounds: words.map(homophoneKey) }
}
