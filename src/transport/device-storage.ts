/** What found no place in the storage: some people forbid it to the page, or it is full. It lasts as long as the page. */
const unstored = new Map<string, string>()

/** What is kept under the key on this device, or else in this page. */
export function readKept(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

export function forgetKept(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing may be stored nothing lies.
  }
}
