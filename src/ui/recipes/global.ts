import { defineAnimationStyles, defineGlobalStyles, defineKeyframes } from '@pandacss/dev'

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  reveal: { from: { visibility: 'hidden' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
  'slide-in': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  breathe: { '0%, 100%': { opacity: '0.35' }, '50%': { opacity: '0.9' } },
  shimmer: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.5' } },
})

export const animationStyles = defineAnimationStyles({
  appear: { value: { animation: 'appear 150ms cubic-bezier(0.2, 0, 0, 1)' } },
  rise: { value: { animation: 'rise 200ms cubic-bezier(0.2, 0, 0, 1)' } },
})

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'sans',
    lineHeight: 'normal',
    color: 'text',
    background: 'canvas',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' },
  // Nothing but the logo stands above the form there: a toast must not cover what is filled in next. By the steps to it, or
  // each menu that opens would have the browser look through all that the page holds.
  'body:has(> #root > [data-before-login])': { '--toast-top': '0.5rem' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  // It has the focus only for what comes next: nothing can be done with it.
  'h1:focus-visible': { outline: 'none' },
  '::selection': { background: 'accent-fill', color: 'on-accent' },
  '::placeholder': { color: 'muted', opacity: '1' },
  // A browser that prints backgrounds would print the dark one.
  '@media print': { html: { background: 'white!', color: 'ink' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
