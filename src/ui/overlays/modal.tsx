import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { modal } from '../recipes/overlays/modal.ts'

export const modalClass = slotRecipe<typeof modal>('modal')

interface ModalProps {
  /** The id of the heading that names it. */
  labelledBy: string
  /** Whether Escape and a click on the backdrop close it. */
  closable: boolean
  onClose: () => void
  children: ReactNode
}

/** Open as long as it is mounted. Closing it before it is unmounted gives the focus back to where it was. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return ref
}

/** The heading that names a dialog. The focus comes to it, since the button that led here is gone or is best not pressed twice. */
export function ModalTitle({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className={modalClass('title')}>
      {children}
    </h2>
  )
}

/** A native dialog: the browser keeps the focus inside and the page behind it inert. */
export function Modal({ labelledBy, closable, onClose, children }: ModalProps) {
  const ref = useModal()
  const closeUnlessBusy = () => closable && onClose()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A browser closes it on the second Escape whatever `cancel` says, so the key itself is taken.
    event.preventDefault()
    closeUnlessBusy()
  }
  const onBackdrop = (event: MouseEvent) => {
    if (event.target !== ref.current) return
    // A click beside it would take the focus away, from the dialog or from where the focus has just come back to.
    event.preventDefault()
    closeUnlessBusy()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog handles Escape and its backdrop
    <dialog
      ref={ref}
      className={modalClass('root')}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onMouseDown={onBackdrop}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={modalClass('body')}>{children}</div>
    </dialog>
  )
}
