import { Portal } from '@ark-ui/react/portal'
import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast'
import { Button } from '../inputs/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { slotRecipe } from '../recipe.ts'
import type { toast } from '../recipes/overlays/toast.ts'

const toastClass = slotRecipe<typeof toast>('toast')

type ToastTone = 'success' | 'error'

/** Below the top bar and the heading of a page with its buttons; a page without them says where else. */
const offsets = { top: 'var(--toast-top, 9rem)', right: '1rem', bottom: '1rem', left: '1rem' }

const toaster = createToaster({ placement: 'top-end', gap: 12, offsets, max: 4 })

interface Content {
  type: ToastTone
  title: string
  description: string
  /** Milliseconds. */
  duration: number
}

/** The ids of the visible toasts by their words. One that is being dismissed is removed, so that the same words get another. */
const toastIds = new Map<string, string>()

/** One at a time per message: the same words again renew the toast that already shows them. */
export function showToast(tone: ToastTone, title: string, description: string): void {
  const words = `${tone} ${title} ${description}`
  const content: Content = { type: tone, title, description, duration: tone === 'error' ? 8000 : 5000 }
  const toastId = toastIds.get(words)
  if (toastId) toaster.update(toastId, content)
  else toastIds.set(words, newToast(words, content))
}

/** What was said of the last act is read by now; a failure stays until its time is over. */
export function dismissSuccesses(): void {
  for (const { id, type } of toaster.getVisibleToasts()) if (type === 'success') toaster.dismiss(id)
}

/**
 * While a dialog is open nothing else is pressed: what is said meanwhile stands at the upper edge, above most dialogs.
 * @returns what ends that
 */
export function raiseToasts(): () => void {
  const { style } = document.body
  style.setProperty('--toast-top', '0.5rem')
  return () => style.removeProperty('--toast-top')
}

function newToast(words: string, content: Content): string {
  const onStatusChange = ({ status }: { status: string }) => {
    if (status === 'dismissing') toastIds.delete(words)
  }
  return toaster.create({ ...content, onStatusChange })
}

/** Straight below the body: an open dialog hides all else from screen readers, but no live region beside it. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  return (
    <Portal>
      <ArkToaster toaster={toaster}>
        {({ id, type, title, description }) => {
          const tone: ToastTone = type === 'error' ? 'error' : 'success'
          return (
            <Toast.Root key={id} className={toastClass('root', { tone })}>
              <Icon name={tone === 'error' ? 'warning' : 'check'} className={toastClass('icon', { tone })} />
              <div className={toastClass('body')}>
                <Toast.Title className={toastClass('title')}>{title}</Toast.Title>
                <Toast.Description className={toastClass('description')}>{description}</Toast.Description>
              </div>
              <Toast.CloseTrigger asChild>
                <Button variant="quiet" size="sm" icon aria-label={closeLabel} className={toastClass('close')}>
                  <Icon name="close" size={16} />
                </Button>
              </Toast.CloseTrigger>
            </Toast.Root>
          )
        }}
      </ArkToaster>
    </Portal>
  )
}
