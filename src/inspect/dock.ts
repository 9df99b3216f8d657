import { VIEWER_PATH } from './messages.ts'
import './dock.css'

const OPEN_KEY = 'inspect.open'

/** Beside the body, since an open dialog makes everything inside the body inert. */
function dockWith(...parts: Element[]): HTMLElement {
  const dock = document.createElement('aside')
  dock.className = 'inspector-dock'
  dock.setAttribute('aria-label', 'Inspector')
  dock.append(...parts)
  document.documentElement.append(dock)
  return dock
}

function buttonOf(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button--variant_outline button--size_sm'
  button.textContent = label
  button.addEventListener('click', onClick)
  return button
}

/** One button, for a viewer that opens in its own window. */
export function showOpener(label: string, open: () => void): void {
  dockWith(buttonOf(label, open))
}

/** The viewer at the page's edge, which can be hidden and can move to a window of its own. */
export function showDock(): void {
  const frame = document.createElement('iframe')
  frame.title = 'Inspector'
  const bar = document.createElement('div')
  bar.className = 'inspector-dock__bar'
  const dock = dockWith(bar, frame)
  const toggle = buttonOf('', () => show(!isOpen()))
  const show = (open: boolean) => {
    document.documentElement.toggleAttribute('data-inspector', open)
    dock.toggleAttribute('data-open', open)
    toggle.textContent = open ? 'Hide' : 'Inspector'
    toggle.setAttribute('aria-expanded', String(open))
    frame.hidden = !open
    if (open && !frame.src) frame.src = VIEWER_PATH
    sessionStorage.setItem(OPEN_KEY, String(open))
  }
  const isOpen = () => dock.hasAttribute('data-open')
  const moveOut = () => window.open(VIEWER_PATH, 'inspector', 'popup,width=1200,height=900') && show(false)
  bar.append(toggle, buttonOf('Own window', moveOut))
  show(sessionStorage.getItem(OPEN_KEY) !== 'false')
}
