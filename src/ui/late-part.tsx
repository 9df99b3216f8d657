import { type ComponentType, lazy, Suspense, useState } from 'react'

const AGAIN_MS = 2000

/** A phone may be without a network for a while, and what was asked for by then is not to be asked for again. */
async function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return untilFetched(load)
  }
}

/** What fetches each part that nothing has fetched yet. */
const unfetched = new Set<() => Promise<unknown>>()

/** Fetches the parts of the screens so far, of which none was needed at the beginning, and the parts that these have themselves. */
export async function fetchLateParts(): Promise<void> {
  while (unfetched.size > 0) await Promise.all([...unfetched].map((fetchPart) => fetchPart()))
}

/**
 * A part that no screen begins with, so that none waits for it.
 * @param load fetches it: once, ahead or when it is first shown
 * @returns the part, which is there at once when it has been fetched
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined
  let fetching: Promise<ComponentType<Props>> | undefined
  const fetchPart = async () => {
    fetched = await (fetching ??= untilFetched(load))
    unfetched.delete(fetchPart)
    return fetched
  }
  unfetched.add(fetchPart)
  const Fetching = lazy(async () => ({ default: await fetchPart() }))
  return function LatePart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => fetched ?? Fetching)
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** A late part that opens. Most are never opened: it begins when it first is, and stays for its way out. */
export function lateDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Part = latePart(load)
  return function LateDialog(props: Props) {
    const { open } = props
    const [wasOpened, setOpened] = useState(open)
    if (open && !wasOpened) setOpened(true)
    return wasOpened ? <Part {...props} /> : null
  }
}
