/** A finger that zooms makes the visual viewport smaller too; what is zoomed must not be laid out again. */
const UNZOOMED = 1.01

/**
 * Some phones cover a part of the page with their keyboard and tell only the visual viewport: what is seen then is given
 * to the style sheet as `--seen`, so that the field, its microphone and its buttons keep to it. Gives what ends that.
 */
export function followSeenHeight(): () => void {
  const { visualViewport } = globalThis
  // In a frame no keyboard covers what is seen: the other page scrolls.
  if (!visualViewport || parent !== window) return () => undefined
  const { style } = document.documentElement
  const follow = () => {
    const isCovered = visualViewport.scale < UNZOOMED && visualViewport.height < innerHeight - 1
    if (isCovered) style.setProperty('--seen', `${visualViewport.height}px`)
    else style.removeProperty('--seen')
  }
  visualViewport.addEventListener('resize', follow)
  return () => {
    visualViewport.removeEventListener('resize', follow)
    style.removeProperty('--seen')
  }
}
