import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Who may come; several of them need their number. */
export const PEOPLE = rolesIn(
  {
    adult: `wife|other half|better half|husband|spouse|partner|fiance|fiancee|boyfriend|girlfriend|mum|mom|mother|mummy|mommy|dad|father|daddy|grandma|grandmother
      |granny|gran|nan|nana|grandpa|grandfather|grandad|granddad|aunt|auntie|uncle
      |boss|adult|grown up|man|woman|lady|gentleman|pensioner|senior|missus|hubby|mother in law|father in law
      |nanny|teacher|carer`,
    'adult 0': `wives|husbands|partners|boyfriends|girlfriends|mums|moms|mothers|dads|fathers|grandmas|grandmothers|grannies|grandfathers
      |grandpas|aunts|aunties|uncles|adults|grown ups|men|women
      |ladies|gentlemen|pensioners|seniors|spouses`,
    'adult 2':
      'parents|mum and dad|mom and dad|grandparents|a couple|couple|couples|a married couple|in laws|parents in law',
    child: 'kid|child|boy|girl|baby|toddler|infant|teenager|little one|newborn',
    'child 0': 'kids|children|boys|girls|babies|toddlers|infants|teenagers|little ones',
    offspring: 'son|daughter|stepson|stepdaughter|godson|goddaughter',
    'offspring 0': 'sons|daughters|stepsons|stepdaughters',
    'offspring 2': 'twins|pair of twins',
    'offspring 3': 'triplets',
    kin: 'grandson|granddaughter|grandchild|nephew|niece',
    'kin 0': 'grandsons|granddaughters|grandchildren|grandkids|nephews|nieces',
    anybody: 'friend|mate|neighbour|neighbor|colleague|coworker|flatmate|roommate|housemate|cousin',
    'anybody 0':
      'friends|mates|neighbours|neighbors|colleagues|coworkers|flatmates|roommates|housemates|cousins|people|persons|guests|others',
    sibling: 'brother|sister|sibling|brother in law|sister in law|half brother|half sister|stepbrother|stepsister',
    'sibling 0': 'brothers|sisters|siblings',
  },
  NUMERALS.wordsOf,
)

export const ANIMALS = rolesIn(
  {
    animal: `dog|cat|rabbit|bunny|hamster|guinea pig|budgie|parrot|bird|fish|goldfish|tortoise|turtle|snake|lizard|gecko|horse|pony
      |puppy|kitten|mouse|rat|gerbil|chicken|hen|donkey|goat|sheep|ferret`,
    'animal 0': `dogs|cats|rabbits|bunnies|hamsters|guinea pigs|budgies|parrots|birds|tortoises|turtles|snakes|lizards|geckos|horses
      |ponies|puppies|kittens|mice|rats|gerbils|chickens|hens|donkeys|goats|ferrets`,
  },
  NUMERALS.wordsOf,
)

export const ROOMS = rolesIn(
  {
    room: `double|single|twin|family room|double room|single room|twin room|triple|triple room|suite|family suite|apartment|dorm
      |king|queen|room`,
    'room 0': `doubles|singles|twins|family rooms|double rooms|single rooms|twin rooms|triples|triple rooms|suites|apartments|kings
      |queens|rooms`,
  },
  NUMERALS.wordsOf,
)
