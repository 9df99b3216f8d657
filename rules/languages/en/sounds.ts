import type { LabelSound } from './transcript/options/label-sounds.ts'

/** Words of one sound that are spelled too differently for the rules below. */
const HOMOPHONES = new Map(
  `there their they're|your you're|its it's|whose who's|then than|affect effect|accept except|desert dessert|aunt ant
  |alter altar|coarse course|complement compliment|council counsel|dear deer|die dye|find fined|flea flee|gate gait
  |hail hale|him hymn|idle idol|knot not|lesson lessen|loan lone|manner manor|mode mowed|nose knows|pail pale
  |pause paws|peak peek|plum plumb|pole poll|pray prey|rose rows|sew so sow|shore sure|stair stare
  |stationary stationery|toe tow|vain vein|warn worn|witch which|yoke yolk|jeff geoff|marc mark|shaun sean shawn`
    .split('|')
    .flatMap((group) =>
      group
        .trim()
        .split(/\s+/)
        .map((word, _, [first]) => [plain(word), first ?? word] as const),
    ),
)

/**
 * One text for all labels of one sound in English: without accents, signs and spelling that is not heard. Two labels with the
 * same key cannot be told apart by ear. Empty for a label without words.
 */
export const soundKey = ({ sounds }: LabelSound): string =>
  sounds
    .map((word) => plain(word))
    .map((word) => spelledAsHeard(HOMOPHONES.get(word) ?? word))
    .join('')

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}#=.]/gu, '')
    .toLowerCase()
}

/** "Allan" is "Alan", "Sarah" is "Sara", "Philip" is "Filip". */
const spelledAsHeard = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/^c(?=[aouklr])/, 'k')
    .replaceAll(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=[aeiou])h$/, '')
