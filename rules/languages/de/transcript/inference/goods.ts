import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

export const GOODS = rolesIn(
  {
    box: `schachtel|schachteln|packung|packungen|pack|packs|päckchen|paket|pakete|pakete|karton|kartons|kiste|kisten|kasten|kästen|tüte|tüten
      |träger|tisch|tische|tischen|reihe|reihen|gruppe|gruppen|familie|familien|team|teams|mannschaft|mannschaften|klasse|klassen
      |auto|autos|bus|busse|person|personen|leute|leuten|palette|paletten`,
    'rate 1440': 'am tag|pro tag|täglich|jeden tag|die nacht|pro nacht|jede nacht|je tag',
    'rate 10080': 'die woche|pro woche|in der woche|jede woche|wöchentlich',
    'rate 60': 'die stunde|pro stunde|in der stunde|jede stunde|stündlich',
    for: 'für|lang|eine woche lang|über',
  },
  NUMERALS.wordsOf,
)

/** In minutes; a month is thirty days. */
export const TIMES = rolesIn(
  {
    unit: 'minute|minuten',
    'unit 60': 'stunde|stunden',
    'unit 1440': 'tag|tage|tagen|nacht|nächte|nächten|übernachtung|übernachtungen',
    'unit 10080': 'woche|wochen',
    'unit 43200': 'monat|monate|monaten',
    'unit 518400': 'jahr|jahre|jahren',
  },
  NUMERALS.wordsOf,
)

/** A German pound is half a kilo, which the rules of numbers know. */
export const MEASURES = rolesIn(
  {
    kilogram: 'kg|kilo|kilos|kilogramm',
    centimetre: 'cm|zentimeter|zentimetern',
    inch: 'zoll',
    foot: 'fuß',
    kilometre: 'km|kilometer|kilometern',
    mile: 'meile|meilen',
    celsius: 'celsius',
    fahrenheit: 'fahrenheit',
    degree: 'grad',
    about: 'etwa|ungefähr|circa|ca|rund|so|ich bin|ich wiege',
    tail: 'groß|pro strecke|einfach|entfernt|weit',
  },
  NUMERALS.wordsOf,
)
