/** The height of the screen that one field stands on, where the frame follows the page and not the page the frame. */
const SCREEN = '40rem'

/**
 * In a frame of another page the page tells how high it is, so that the frame can follow: `{ type: 'sayform.height',
 * height }`, in pixels, and nothing of the form. Alone in its window it does nothing.
 */
export function tellHeight(): void {
  const root = document.getElementById('root')
  if (parent === window || !root) return
  document.documentElement.style.setProperty('--seen', SCREEN)
  let told = 0
  new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.contentRect.height ?? 0)
    if (height === told) return
    told = height
    parent.postMessage({ type: 'sayform.height', height }, '*')
  }).observe(root)
}
