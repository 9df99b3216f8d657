import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

export const GOODS = rolesIn(
  {
    box: `box|boxes|pack|packs|packet|packets|package|packages|crate|crates|carton|cartons|tray|trays|case|cases|bag|bags|table|tables
      |row|rows|group|groups|family|families|team|teams|set|sets|bundle|bundles|class|classes|bus|buses|car|cars|room|rooms
      |person|people|of us`,
    'rate 1440': 'a day|per day|every day|each day|daily|a night|per night|every night|each night',
    'rate 10080': 'a week|per week|every week|each week|weekly',
    'rate 60': 'an hour|per hour|every hour|each hour|hourly',
  },
  NUMERALS.wordsOf,
)

/** In minutes; a month is thirty days. */
export const TIMES = rolesIn(
  {
    unit: 'minute|minutes|min|mins',
    'unit 60': 'hour|hours|hr|hrs',
    'unit 1440': 'day|days|night|nights',
    'unit 10080': 'week|weeks',
    'unit 20160': 'fortnight|fortnights',
    'unit 43200': 'month|months',
    'unit 518400': 'year|years',
  },
  NUMERALS.wordsOf,
)

export const MEASURES = rolesIn(
  {
    kilogram: 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes',
    pound: 'lb|lbs|pound|pounds',
    stone: 'stone|stones',
    centimetre: 'cm|centimetre|centimetres|centimeter|centimeters',
    inch: 'inch|inches',
    foot: 'foot|feet|ft',
    kilometre: 'km|kms|kilometre|kilometres|kilometer|kilometers',
    mile: 'mile|miles|mi',
    celsius: 'celsius|centigrade',
    fahrenheit: 'fahrenheit',
    degree: 'degree|degrees',
    about: "about|around|roughly|approximately|nearly|i weigh|i'm|i am|weighs|he weighs|she weighs",
    tail: 'each way|one way|tall|away|or so',
  },
  NUMERALS.wordsOf,
)
