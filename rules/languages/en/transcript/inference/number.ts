import { orInferredNumber } from '../../../shared/inference/number.ts'
import { ASKS } from './asks.ts'
import { DAYS, LIVES } from './calendar.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { GOODS, MEASURES, TIMES } from './goods.ts'
import { ANIMALS, PEOPLE, ROOMS } from './people.ts'
import { numberRule as plain } from '../explained/number.ts'
import { orSpread } from './spread.ts'

/** Takes what was said to a question for a number; proposes what only follows from it by counting or simple reasoning. */
export const number = orSpread(
  orInferredNumber({
    ...NUMERALS,
    asks: ASKS,
    general: GENERAL,
    people: PEOPLE,
    animals: ANIMALS,
    rooms: ROOMS,
    goods: GOODS,
    times: TIMES,
    days: DAYS,
    lives: LIVES,
    measures: MEASURES,
    hasNames: true,
  })(plain),
)
