import { type ComponentProps, useState } from 'react'
import { fillClass } from '../../classes.ts'
import { LESS, MORE } from '../../texts.ts'
import { useOverflow } from './overflow.ts'

/** Words of which the first lines show; where there are more, a button shows them all, in a part that scrolls. */
export function Clamped({ className, ...rest }: ComponentProps<'p'> & { className: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, isCut] = useOverflow<HTMLParagraphElement>()
  return (
    <div className={fillClass('clamped', { open: isOpen })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <p ref={text} {...rest} className={className} tabIndex={isOpen && isCut ? 0 : undefined} />
      {isCut || isOpen ? (
        <button type="button" className={fillClass('more')} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? LESS : MORE}
        </button>
      ) : null}
    </div>
  )
}
