import type { Page } from '@playwright/test'

/** What a browser says when it keeps nothing: a full disk or quota, and cookies that the person or their company forbids. */
export type Trouble = 'full' | 'forbidden'

const TROUBLE = 'storage-trouble'

/** The page's storage, which can be broken and mended, also across a reload. */
export interface BreakableStorage {
  suffer(trouble: Trouble | undefined): Promise<void>
  /** What really lies there, whatever the page may see of it. */
  read(): Promise<Record<string, string>>
}

export async function breakStorageOf(page: Page): Promise<BreakableStorage> {
  await page.addInitScript(breakable, TROUBLE)
  return {
    suffer: (trouble) =>
      page.evaluate(
        ([key, value]) => {
          const flags: Storage = Reflect.get(window, 'realFlags')
          if (value) flags.setItem(key, value)
          else flags.removeItem(key)
        },
        [TROUBLE, trouble] as const,
      ),
    read: () => page.evaluate(() => ({ ...Reflect.get(window, 'realStorage') })),
  }
}

/** Runs in the page, before its own scripts. */
function breakable(key: string) {
  if (location.origin === 'null') return
  const { localStorage: realStorage, sessionStorage: realFlags } = window
  const hasTrouble = (trouble: string) => getItem.call(realFlags, key) === trouble
  const { getItem, setItem } = Storage.prototype
  Object.assign(window, { realStorage, realFlags })
  Storage.prototype.setItem = function (...item) {
    if (this === realStorage && hasTrouble('full'))
      throw new DOMException('Setting exceeded the quota.', 'QuotaExceededError')
    setItem.apply(this, item)
  }
  for (const [name, storage] of Object.entries({ localStorage: realStorage, sessionStorage: realFlags }))
    Object.defineProperty(window, name, {
      get() {
        if (hasTrouble('forbidden')) throw new DOMException('Access is denied for this document.', 'SecurityError')
        return storage
      },
    })
}
