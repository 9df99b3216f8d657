import { kinds } from '../../../../shared/kinds.ts'
import { CONCERNS } from './concerns.ts'
import { GOODS } from './goods.ts'
import { PEOPLE } from './people.ts'
import { formOf } from '../own-words.ts'
import { REGIONS } from './regions.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { WAYS } from './ways.ts'

/**
 * Words by the kind of thing that they tell of, for options that nobody names: before the colon how a label calls the kind, after it
 * what is of it. Where one option alone is of a kind that was told of, it is proposed.
 */
export const KINDS = kinds([GOODS, WAYS, PEOPLE, SURROUNDINGS, CONCERNS, REGIONS].join('\n'), formOf)
