/** Where the person's own colours are forced: backgrounds are all of the page's, so what only they tell is gone. */
export const FORCED_COLORS = '@media (forced-colors: active)'

/** What is chosen, in the colours that the person has for it. */
export const CHOSEN = {
  [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
} as const
