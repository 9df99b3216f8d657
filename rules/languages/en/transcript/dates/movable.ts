/** Days around Easter, by how many they are from its Sunday. */
const FROM_EASTER = new Map([
  ['ash wednesday', -46],
  ['shrove monday', -48],
  ['shrove tuesday', -47],
  ['palm sunday', -7],
  ['maundy thursday', -3],
  ['holy thursday', -3],
  ['good friday', -2],
  ['holy saturday', -1],
  ['easter sunday', 0],
  ['easter day', 0],
  ['easter monday', 1],
  ['ascension day', 39],
  ['whit sunday', 49],
  ['pentecost', 49],
  ['whit monday', 50],
  ['corpus christi', 60],
])
/** Feasts of the United States: which weekday of a month, counted from 1 and from Sunday as 0. */
const NTH_WEEKDAY = new Map([
  ['thanksgiving day', { month: 10, weekday: 4, nth: 4 }],
  ['thanksgiving', { month: 10, weekday: 4, nth: 4 }],
  ['labor day', { month: 8, weekday: 1, nth: 1 }],
])
const NAMES = new RegExp(
  String.raw`\b(?:${[...FROM_EASTER.keys(), ...NTH_WEEKDAY.keys()].join('|')})\b(?: (\d{4}))?`,
  'giu',
)

/** The day of a feast in a year, in milliseconds. */
function dayOf(name: string, year: number): number {
  const feast = NTH_WEEKDAY.get(name)
  if (!feast) return easterOf(year) + (FROM_EASTER.get(name) ?? 0) * DAY
  const first = new Date(Date.UTC(year, feast.month, 1)).getUTCDay()
  return Date.UTC(year, feast.month, 1 + ((feast.weekday - first + 7) % 7) + 7 * (feast.nth - 1))
}

/** Easter Sunday of the Gregorian calendar (Gauss, as amended by Lichtenberg), in milliseconds. */
function easterOf(year: number): number {
  const [moon, century] = [year % 19, Math.floor(year / 100)]
  const shift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const fullMoon = (19 * moon + shift) % 30
  const late = Math.floor((fullMoon + Math.floor(moon / 11)) / 29)
  const limit = 21 + fullMoon - late
  const sunday = 7 - ((year + Math.floor(year / 4) + 2 - (2 - Math.floor((3 * century + 3) / 4))) % 7)
  const offset = 7 - ((limit - sunday) % 7)
  return Date.UTC(year, 2, limit + offset)
}

const DAY = 86_400_000

/** The transcript with the coming day of such a feast in its place, `YYYY-MM-DD`. */
export const withMovableFeasts = (transcript: string, today: string | Date): string =>
  transcript.replace(NAMES, (name, year?: string) => {
    const now = (typeof today === 'string' ? today : today.toISOString()).slice(0, 10)
    const feast = name.replace(/ \d{4}$/, '').toLowerCase()
    const on = (each: number) => new Date(dayOf(feast, each)).toISOString().slice(0, 10)
    const thisYear = on(Number(year ?? now.slice(0, 4)))
    return year || thisYear >= now ? thisYear : on(Number(now.slice(0, 4)) + 1)
  })

/** Such a day is proposed: people err about it, and its year is seldom said. */
export const hasMovableFeast = (transcript: string): boolean => transcript.search(NAMES) >= 0
