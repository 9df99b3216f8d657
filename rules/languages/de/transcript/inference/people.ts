import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Who may come; several of them need their number. */
export const PEOPLE = rolesIn(
  {
    adult: `frau|mann|ehefrau|ehemann|gatte|gattin|partner|partnerin|verlobter|verlobte|freund|freundin|lebensgefährte|lebensgefährtin|mama
      |mutter|mutti|papa|vater|vati|oma|omi|großmutter|opa|opi|großvater|tante|onkel
      |chef|chefin|erwachsener|erwachsene|erwachsenen|dame|herr|schwiegermutter|schwiegervater|schwägerin|schwager
      `,
    'adult 0': `frauen|männer|männern|mamas|mütter|papas|väter|omas|großmütter|opas|großväter|tanten|onkels
      |erwachsene|erwachsenen|damen|herren|partnerinnen`,
    'adult 2': 'eltern|großeltern|schwiegereltern|paar|pärchen|ehepaar|mama und papa|oma und opa',
    child: 'kind|junge|jungen|baby|kleinkind|säugling|teenager|bub|kleine|kleiner',
    'child 0': 'kinder|kindern|jungs|mädchen|mädels|babys|kleinkinder|buben|teenager',
    offspring: 'sohn|tochter|stiefsohn|stieftochter',
    'offspring 0': 'söhne|söhnen|töchter|töchtern',
    'offspring 2': 'zwillinge|zwillingen',
    'offspring 3': 'drillinge|drillingen',
    kin: 'enkel|enkelin|enkelsohn|enkeltochter|enkelkind|neffe|neffen|nichte',
    'kin 0': 'enkelkinder|enkelinnen|nichten',
    anybody: 'kumpel|nachbar|nachbarin|kollege|kollegin|mitbewohner|mitbewohnerin|cousin|cousine|vetter',
    'anybody 0':
      'freunde|freunden|freundinnen|kumpels|nachbarn|kollegen|kolleginnen|cousins|cousinen|leute|leuten|personen|gäste|gästen',
    sibling: 'bruder|schwester|halbbruder|halbschwester',
    'sibling 0': 'brüder|brüdern|schwestern|geschwister|geschwistern',
  },
  NUMERALS.wordsOf,
)

export const ANIMALS = rolesIn(
  {
    animal: `hund|katze|kater|kaninchen|hase|hamster|meerschweinchen|wellensittich|papagei|vogel|fisch|goldfisch|schildkröte|schlange|pferd
      |pony|maus|ratte|huhn|esel|ziege|schaf|welpe|kätzchen`,
    'animal 0': `hunde|hunden|katzen|kater|hasen|wellensittiche|papageien|vögel|fische|goldfische|schildkröten|schlangen|pferde|ponys|mäuse
      |ratten|hühner|ziegen|schafe|welpen`,
  },
  NUMERALS.wordsOf,
)

export const ROOMS = rolesIn(
  {
    room: `doppelzimmer|einzelzimmer|familienzimmer|dreibettzimmer|zweibettzimmer|zweierzimmer|dreierzimmer|mehrbettzimmer|suite|apartment
      |zimmer|doppel|einzel|doppeltes|einfaches`,
    'room 0': 'suiten|apartments|einzelne|doppelte',
  },
  NUMERALS.wordsOf,
)
