import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { inputClass } from './input.tsx'

/** Here and not in a recipe: few forms ask for a file, and each page would carry its looks. */
const FRAME: CSSProperties = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  paddingInline: '0.5rem',
}
const BUTTON: CSSProperties = {
  borderRadius: 'var(--radii-sm)',
  padding: '0.5rem 1rem',
  background: 'var(--colors-accent-subtle)',
  color: 'var(--colors-accent-text)',
  fontWeight: 600,
}
const HINT: CSSProperties = { color: 'var(--colors-muted)', fontSize: '0.875rem' }
const UNSEEN: CSSProperties = { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }

/** A finger drops nothing. */
const canDrop = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * The browser's own control lies unseen over ours, since its words are cut where the screen is narrow. It takes the press, the keyboard and
 * what is dropped, and a screen reader reads it.
 */
export function FileInput({ children, hint, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { hint: ReactNode }) {
  return (
    <div className={inputClass({ size: 'lg' })} style={FRAME}>
      <span aria-hidden="true" style={BUTTON}>
        {children}
      </span>
      {canDrop() ? (
        <span aria-hidden="true" style={HINT}>
          {hint}
        </span>
      ) : null}
      <input type="file" style={UNSEEN} {...rest} />
    </div>
  )
}
