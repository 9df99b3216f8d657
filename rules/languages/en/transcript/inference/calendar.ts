import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Monday is 0, January 1, and today 0. */
export const DAYS = rolesIn(
  {
    'weekday 0': 'monday',
    'weekday 1': 'tuesday',
    'weekday 2': 'wednesday',
    'weekday 3': 'thursday',
    'weekday 4': 'friday',
    'weekday 5': 'saturday',
    'weekday 6': 'sunday',
    month: 'january',
    'month 2': 'february',
    'month 3': 'march',
    'month 4': 'april',
    'month 5': 'may',
    'month 6': 'june',
    'month 7': 'july',
    'month 8': 'august',
    'month 9': 'september',
    'month 10': 'october',
    'month 11': 'november',
    'month 12': 'december',
    'today 0': 'today|tonight',
    'today 1': 'tomorrow|tomorrow night',
    on: 'on|on the',
    in: 'in',
    'from 0': 'from|starting|starting from|beginning',
    to: 'to|until|till|through|thru|up to|up until|right through to',
    arrive: `arriving|arrive|i arrive|we arrive|checking in|check in|coming in|coming|i come|we come|in on|pick up|picking up|picking it up
      |we get there|i get there|getting there|i'm arriving|we're arriving|there`,
    leave: `leaving|leave|i leave|we leave|checking out|check out|out on|out|going home|go home|we go home|i go home|return|returning
      |returning it|back|bring it back|bringing it back|departing|depart|home|we're leaving|i'm leaving|drop it off|dropping it off`,
    i: "i|we|i'm|we're|i'll be|we'll be|then",
  },
  NUMERALS.wordsOf,
)

/** The third person is 3. */
export const LIVES = rolesIn(
  {
    born: "born|was born|i was born|i'm born",
    turned: "turned|just turned|i turned|i just turned|i've just turned|i have just turned|i've turned|i became",
    'turned 3': "he turned|she turned|he just turned|she just turned|he's just turned|she's just turned",
    was: 'i was',
    coming: `i'll be|i will be|i'm going to be|i am going to be|i'll turn|i turn|i'm turning|i am turning|turning|i'm about to turn|will be
      |i'm about to be`,
    'coming 3':
      "he'll be|she'll be|he will be|she will be|he turns|she turns|he's turning|she's turning|he's going to be|she's going to be",
    next: 'next birthday|on my next birthday|on my birthday next month|at my next birthday',
    old: 'years old|years|year old',
    when: `next month|next week|last week|this week|yesterday|tomorrow|today|last month|this month|this year|next year|recently|soon|the other day
      |a month ago|a week ago|last year|in a month|in a week|just now`,
    since: 'since|ever since|since about|since around|since early|since late',
    began: `started|i started|we started|began|i began|i moved in|we moved in|moved in|i moved here|we moved here|moved here|i joined|joined
      |i came here|we came here|i bought it|we bought it|bought it`,
    so: `i've been doing it|i've been doing this|i've done it|i've done this|doing it|doing this|i've been here|we've been here|i've been
      |we've been|i've lived here|we've lived here|lived here|living here|i've worked|working|i've been working|in this job|in the trade`,
    here: 'here|there',
    in: 'in|back in|in about|in early|in late',
    he: "he|she|they|he's|she's|he was|she was|they were",
  },
  NUMERALS.wordsOf,
)

/** Before another day, -1, or after it. */
export const APART = rolesIn({ after: 'after|following', 'after -1': 'before|prior to' }, NUMERALS.wordsOf)
