import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the screen something is drawn already. */
const AHEAD = '400px'

/** Whether an element has come near the screen: a form of sixty fields has more charts than should be drawn at once. */
export function useNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isNear]
}
