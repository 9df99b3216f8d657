import { cardinalOf } from './cardinals.ts'

const IRREGULAR = new Map([
  ['erst', 1],
  ['zweit', 2],
  ['zwot', 2],
  ['dritt', 3],
  ['siebt', 7],
  ['acht', 8],
])

/** The number of "dritte", "siebzehnter", "einundzwanzigsten", "3te"; not of "erst", which is "only". */
export function ordinalOf(word = ''): number | undefined {
  const written = /^(\d{1,3})(?:\.|s?te[nrsm]?|th)$/.exec(word)
  if (written) return Number(written[1])
  const [, stem = ''] = /^([a-z]+?)(?:e|er|es|en|em|ens)$/.exec(word) ?? []
  return IRREGULAR.get(stem) ?? regular(stem) ?? afterHundred(stem)
}

/** Below twenty they end in t, from there on in st. */
function regular(stem: string): number | undefined {
  const [tens, units] = [
    stem.endsWith('st') ? cardinalOf(stem.slice(0, -2)) : undefined,
    stem.endsWith('t') ? cardinalOf(stem.slice(0, -1)) : undefined,
  ]
  return tens !== undefined && tens > 19 ? tens : units !== undefined && units > 3 && units < 20 ? units : undefined
}

/** "Hundertdritte". */
function afterHundred(stem: string): number | undefined {
  const [, hundred = '', rest = ''] = /^(\w*hundert(?:und)?)(\w+)$/.exec(stem) ?? []
  const value = IRREGULAR.get(rest) ?? regular(rest)
  const base = cardinalOf(hundred.replace(/und$/, ''))
  return base !== undefined && value !== undefined ? base + value : undefined
}
