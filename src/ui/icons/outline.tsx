import { stop } from './icon-paths.ts'

interface OutlineProps {
  /** A path on a grid of 24. */
  of: string
  /** Pixels, of both sides. */
  size?: number | undefined
  className?: string | undefined
}

/** Always beside words or inside a named control, so it is silent for a screen reader. */
export function Outline({ of, size = 20, className }: OutlineProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={of === stop ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  )
}
