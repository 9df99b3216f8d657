import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

/**
 * All screens. A screen that takes the place of another one gets the focus at its heading, so that a screen reader says
 * where one is now and the next Tab begins there: the link that led to it has gone, or lies before all of the page.
 */
export function Pages() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
  }, [pathname])
  return <Outlet />
}

/** Not where the screen has given the focus to something of its own. */
function focusHeading() {
  if (document.activeElement?.closest('main, [role=dialog], [role=alertdialog]')) return
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
