/** Values that could not be stored, because storage is forbidden or full. They last as long as the page. */
const unstored = new Map<string, string>()

/** The value that is saved under the key on this device, or else in this page. */
export function readSaved(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

export function removeSaved(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}
