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

/**
 * A part that no screen begins with, so that none waits for it.
 * @param load fetches it: once, ahead or when it is first shown
 * @returns the part, which is there at once when it has been fetched, and what fetches it ahead
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined
  let fetching: Promise<ComponentType<Props>> | undefined
  const fetchPart = async () => (fetched = await (fetching ??= untilFetched(load)))
  const Fetching = lazy(async () => ({ default: await fetchPart() }))
  function LatePart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => fetched ?? Fetching)
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
  return [LatePart, fetchPart] as const
}
