import { LANGUAGES } from '../../rules/languages/registry.ts'
import { primaryLanguage } from '../../rules/languages/tags.ts'
import { importsOf, type Import } from './imports.ts'
import { isUnder, type Source } from './source.ts'

/** A part of a page that is fetched as a whole, and what must only come later. */
export interface Part {
  entry: string
  /** Folders and packages. */
  without: string[]
  /** Whether types count too: then the part can be read without knowing the others. */
  alsoTypes: boolean
}

const CHARTS = ['machines', 'xstate', '@xstate/react']
const FILL = 'src/pages/fill'
/** The rules of each are fetched by a form in that language only. */
const LANGUAGE_FOLDERS = [...new Set(LANGUAGES.map(([tag]) => primaryLanguage(tag))), 'unknown'].map(
  (language) => `rules/languages/${language}`,
)

/** The respondent's page, in the order in which its parts arrive. */
export const PARTS: Part[] = [
  {
    entry: 'src/fill/main.tsx',
    without: [...CHARTS, `${FILL}/session`, `${FILL}/live`, `${FILL}/hands-free`],
    alsoTypes: true,
  },
  {
    entry: `${FILL}/live/index.ts`,
    without: [`${FILL}/first`, `${FILL}/hands-free`, 'src/speech/voice.ts'],
    alsoTypes: false,
  },
  { entry: `${FILL}/hands-free/index.ts`, without: [`${FILL}/first`, `${FILL}/live`], alsoTypes: true },
  { entry: 'src/speech/voice.ts', without: LANGUAGE_FOLDERS, alsoTypes: false },
  { entry: 'src/speech/read-aloud/read-back.ts', without: LANGUAGE_FOLDERS, alsoTypes: false },
]

/** The ways by which a part brings along what must only come later; import() is not followed. */
export function arrivesTooEarly(sources: Source[], { entry, without, alsoTypes }: Part): string[] {
  const files = new Map(sources.map((source) => [source.path, source]))
  const ways = new Map([[entry, [entry]]])
  const found: string[] = []
  for (const [path, way] of ways) {
    const source = files.get(path)
    const targets = source ? importsOf(source).filter((each) => counts(each, alsoTypes)) : []
    for (const { target } of targets) {
      if (ways.has(target)) continue
      if (without.some((place) => target === place || isUnder(target, place))) found.push([...way, target].join(' > '))
      else ways.set(target, [...way, target])
    }
  }
  return found
}

const counts = ({ isDynamic, isType }: Import, alsoTypes: boolean): boolean => !isDynamic && (alsoTypes || !isType)
