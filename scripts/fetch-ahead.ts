import type { Plugin } from 'vite'

/** A module of the build tool itself, which no plugin can load in its place. */
const HELPER = /vite\/preload-helper\.js$/

/**
 * What stands around each import() of the respondent's page: the parts that the part itself imports are fetched beside it,
 * not after it. The build tool's own helper does so too, and waits for style sheets of parts, of which this page has none:
 * it weighs eight times as much, before the first field. The style sheet of the entry, which is there, is named among them.
 */
const SOURCE = `
const known = new Set()
const ahead = (part) => {
  if (known.has(part) || part.endsWith('.css')) return
  known.add(part)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = '/' + part
  document.head.append(link)
}
export const __vitePreload = (load, parts) => {
  parts?.forEach(ahead)
  return load()
}
`

/** @throws Error where a part has a style sheet, which would not be waited for */
export const fetchAhead = (): Plugin => ({
  name: 'fetch-ahead',
  enforce: 'pre',
  transform: { filter: { id: HELPER }, handler: () => SOURCE },
  generateBundle(_, bundle) {
    const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
    if (styles.length > 1) throw new Error(`Only the entry may have a style sheet: ${styles.join(', ')}`)
  },
})
