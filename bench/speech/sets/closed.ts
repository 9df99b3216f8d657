import { date, number, type SpokenCase, casesOf, yesNo } from '../spoken-case.ts'

const country = casesOf('select', ['Canada', 'Brazil', 'Germany', 'Japan', 'South Africa', 'New Zealand'])
const meal = casesOf('select', ['Breakfast', 'Lunch', 'Dinner', 'Afternoon tea', 'Late supper'])
const age = casesOf('select', [
  'Under eighteen',
  'Eighteen to twenty four',
  'Twenty five to thirty four',
  'Thirty five or older',
])
const often = casesOf('radio', ['Daily', 'Weekly', 'Monthly', 'Rarely', 'Never'])
const quality = casesOf('radio', ['Excellent', 'Good', 'Fair', 'Poor'])

/** More answers of the types with few answers, written before any of them was transcribed; nothing was fitted to them. */
export const closedAnswers: SpokenCase[] = [
  number('thirteen', 13), number('ninety', 90), number('six', 6), number('twenty eight', 28), number('five hundred', 500),
  number('two hundred and forty one', 241), number('fifteen hundred', 1500), number('zero point seven', 0.7), number('minus three', -3),
  number('i am thirty four', 34), number('sixteen', 16), number('forty thousand', 40_000),
  yesNo('yes', 'yes'), yesNo('no', 'no'), yesNo('yes thank you', 'yes'), yesNo('no way', 'no'), yesNo('certainly', 'yes'),
  yesNo('no i have not', 'no'), yesNo('yes i have', 'yes'), yesNo("i don't think so", 'no'), yesNo('yup', 'yes'), yesNo('never', 'no'),
  yesNo('that is correct', 'yes'), yesNo('not at all', 'no'),
  country('japan', 'japan'), country('south africa', 'south_africa'), country('germany please', 'germany'), country('the second one', 'brazil'),
  meal('dinner', 'dinner'), meal('afternoon tea', 'afternoon_tea'), meal("i'd like lunch", 'lunch'), meal('late supper', 'late_supper'),
  age('under eighteen', 'under_eighteen'), age('twenty five to thirty four', 'twenty_five_to_thirty_four'),
  often('weekly', 'weekly'), often('rarely', 'rarely'), often('never', 'never'), often('monthly', 'monthly'), often('daily please', 'daily'),
  quality('excellent', 'excellent'), quality('good', 'good'), quality("i'd say fair", 'fair'), quality('poor', 'poor'), quality('the last one', 'poor'),
  date('june fifteenth nineteen eighty eight', '1988-06-15'), date('the first of november two thousand and three', '2003-11-01'),
  date('the twenty second of february nineteen sixty', '1960-02-22'), date('september ninth twenty twenty', '2020-09-09'),
  date('next tuesday', '2026-11-24'), date('in three weeks', '2026-12-11'), date('december thirtieth', '2026-12-30'),
  date('last monday', '2026-11-16'), date('march eighteenth twenty thirteen', '2013-03-18'), date('two months ago', '2026-09-20'),
] // prettier-ignore
