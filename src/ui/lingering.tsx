import { type Key, memo, type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { recipe } from './recipe.ts'
import type { lingering } from './recipes/lingering.ts'

const lingeringClass = recipe<typeof lingering>('lingering')

/** Longer than a browser gathers changes before it hands them to a screen reader. */
const LINGER_MS = 200

interface KeptProps {
  place: string
  children?: ReactNode
}

/** Without children it stays as it is. */
const Kept = memo(
  ({ place, children }: KeptProps) => (
    <div data-place={place} className={lingeringClass()}>
      {children}
    </div>
  ),
  (_, { children }) => children === undefined,
)

interface LingeringProps {
  /** What is shown; another one takes its place. */
  of: Key
  children: ReactNode
}

/**
 * What had the focus stays a moment longer, out of sight, when something else takes its place and the focus: a screen
 * reader that learns first that its focus is gone looks for another place by itself, and then says nothing of the new one.
 * What had no focus goes at once.
 */
export function Lingering({ of, children }: LingeringProps) {
  const place = useId()
  const [shown, setShown] = useState(of)
  // By number: what comes back at once is another one, which takes the focus as any other does.
  const [number, setNumber] = useState(0)
  const [left, setLeft] = useState<number>()
  if (shown !== of) {
    setShown(of)
    setNumber(number + 1)
    setLeft(document.activeElement?.closest(`[data-place="${place}"]`) ? number : undefined)
  }
  useLayoutEffect(() => {
    if (left === undefined) return undefined
    // It has the focus until the effects of what is new: the rest is gone at once.
    document.activeElement?.setAttribute('data-left', '')
    // An animation of nothing, since its time passes with the frames in which changes are handed over.
    const pause = new Animation(new KeyframeEffect(null, null, LINGER_MS))
    pause.addEventListener('finish', () => setLeft(undefined))
    pause.play()
    return () => pause.cancel()
  }, [left])
  return [
    <Kept key={number} place={place}>
      {children}
    </Kept>,
    left === undefined ? null : <Kept key={left} place={place} />,
  ]
}
