import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the content of an element is higher than the element, and the ref by which that is known. */
export function useOverflow<E extends HTMLElement>(): [ref: RefObject<E | null>, isOverflowing: boolean] {
  const ref = useRef<E>(null)
  const [isOverflowing, setIsOverflowing] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setIsOverflowing(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isOverflowing]
}
