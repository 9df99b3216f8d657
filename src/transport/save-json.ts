/** How long the browser has to begin, after which the text is let go. */
const KEPT_MS = 60_000

/**
 * Has the browser save a text of JSON as a file.
 * @param title gives the file its name, as far as systems take it
 * @param otherwise the name where nothing is left of the title
 */
export function saveJson(text: string, title: string, otherwise: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `${fileName(title) || otherwise}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/** What no system takes in the name of a file is left out. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 80)
