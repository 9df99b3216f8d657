import { useMenu, type UseMenuReturn } from '@ark-ui/react/menu'
import { useEffect } from 'react'

/** Pixels between a menu and its button, and between a menu and the edge of the view. */
const GUTTER = 6
const EDGE = 8

/** The end of a menu at the end of its button, and below it; above it where there is more room. */
function place(positioner: HTMLElement | null): void {
  const button = document.getElementById(positioner?.firstElementChild?.getAttribute('aria-labelledby') ?? '')
  if (!positioner || !button) return
  const { top, bottom, right } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = positioner
  const { clientWidth, clientHeight } = document.documentElement
  const isRoomBelow = bottom + GUTTER + height + EDGE <= clientHeight || clientHeight - bottom >= top
  const x = Math.max(EDGE, Math.min(right - width, clientWidth - width - EDGE))
  const y = isRoomBelow ? bottom + GUTTER : top - GUTTER - height
  // Between two pixels its text would blur.
  positioner.style.setProperty('--x', `${Math.round(x)}px`)
  positioner.style.setProperty('--y', `${Math.round(y)}px`)
}

/**
 * In its place in the page, so that it belongs to a landmark; fixed, so that no table cuts it off. Ark's own search for a
 * place asks for the style of each element around, several times: on a slow phone that takes longer than all else of a menu.
 */
const positioning = {
  placement: 'bottom-end',
  strategy: 'fixed',
  updatePosition: ({ floatingElement }) => place(floatingElement),
} as const satisfies NonNullable<Parameters<typeof useMenu>[0]>['positioning']

/**
 * An open menu that stays at its button while the page scrolls, and while what stands above the button grows or shrinks.
 * @param button its id
 */
export function usePlacedMenu(button: string, onClose: () => void): UseMenuReturn {
  const menu = useMenu({
    positioning,
    ids: { trigger: button },
    defaultOpen: true,
    onOpenChange: ({ open }) => open || onClose(),
    // The menu that was open before closes only after a touch has opened this one, and would close it as a part of itself.
    onRequestDismiss: (event) => event.preventDefault(),
  })
  const { reposition } = menu.api
  useEffect(() => {
    const moved = new AbortController()
    const follow = () => reposition()
    addEventListener('scroll', follow, { capture: true, passive: true, signal: moved.signal })
    addEventListener('resize', follow, { signal: moved.signal })
    const resized = new ResizeObserver(follow)
    resized.observe(document.body)
    return () => {
      moved.abort()
      resized.disconnect()
    }
  }, [reposition])
  return menu
}
