import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORTED = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/**
 * The files that a form needs before anything is fetched on demand: those its page names, the live part, and what these
 * import. The service worker keeps them.
 * @param folder the build, which has the respondent's page already
 * @returns paths as the server gives them, and a version that changes with them
 */
export function fillAssets(folder: string): { assets: string[]; version: string } {
  const page = readFileSync(join(folder, 'fill.html'), 'utf8')
  const named = [...page.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name)
  const script = named.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('\n')
  const live = [...script.matchAll(/assets\/(live-[\w-]+\.js)/g)].map(([, name = '']) => name)
  const files = [...withImports(folder, [...named, ...live])]
  const assets = ['/favicon.svg', ...files.map((name) => `/assets/${name}`)].toSorted()
  return { assets, version: hash('sha256', assets.join(' ')).slice(0, 16) }
}

function withImports(folder: string, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((each) => !found.has(each))) {
    found.add(name)
    if (!name.endsWith('.js')) continue
    const text = readFileSync(join(folder, 'assets', name), 'utf8')
    withImports(
      folder,
      [...text.matchAll(IMPORTED)].map(([, each = '']) => each),
      found,
    )
  }
  return found
}
