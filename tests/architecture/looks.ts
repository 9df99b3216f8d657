import { importsOf } from './imports.ts'
import type { Source } from './source.ts'

/** The recipes that an entry and all that it ever fetches name. */
export function looksOf(entry: string, sources: Source[]): string[] {
  const files = new Map(sources.map((source) => [source.path, source]))
  const reached = new Set([entry])
  const looks = new Set<string>()
  for (const path of reached) {
    const source = files.get(path)
    if (!source) continue
    for (const { target, isType } of importsOf(source)) if (!isType) reached.add(target)
    for (const [, look = ''] of source.text.matchAll(/ecipe<typeof \w+>\('(\w+)'\)/g)) looks.add(look)
  }
  return [...looks]
}
