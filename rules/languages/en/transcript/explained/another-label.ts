import type { Words } from '../../../shared/normalise.ts'
import type { Mention, Option } from '../options/labels.ts'
import { stem } from '../options/stems.ts'
import { canonical } from '../options/words.ts'

/** "It's tiled at the front and flat at the back": a form of another label's word was said beside the one to the letter. */
export const namesAnother = (
  words: Words,
  options: readonly Option[],
  [first, ...others]: readonly Mention[],
): boolean =>
  first !== undefined &&
  others.length === 0 &&
  canonical(words).some(
    (word, at) =>
      (at < first.start || at >= first.end) &&
      word.length > 3 &&
      options.some(
        ({ sayings: [saying = []] }) =>
          saying.length === 1 &&
          saying[0] !== word &&
          saying[0] !== first.option.sayings[0]?.[0] &&
          stem(saying[0] ?? '') === stem(word),
      ),
  )
