/**
 * The sizes of what is seen of the screen, as container queries: a keyboard that opens makes the container smaller, on
 * some phones without making the viewport smaller. Each screen is one of the first three.
 */

/** A phone as it is held: the bar is at the thumb. */
export const NARROW = '@container screen (max-width: 39.99rem) and ((min-height: 30rem) or (max-width: 29.99rem))'
/** A phone that lies, or a large zoom: the bar is at the right. */
export const RAIL = '@container screen (min-width: 30rem) and (max-height: 29.99rem)'
/** A screen where nothing need be saved. */
export const ROOMY = '@container screen (min-width: 40rem) and (min-height: 30rem)'

/** One that has room above the question too. */
export const TALL = '@container screen (min-width: 40rem) and (min-height: 44rem)'

/** One that has room for a long question in larger letters. */
export const LOFTY = '@container screen (min-width: 40rem) and (min-height: 54rem)'

/** Any but a small phone. */
export const HIGH = '@container screen (min-height: 42.01rem)'
/** A small phone. */
export const LOW = '@container screen (max-height: 42rem)'
/** A very small one, or one that lies. */
export const TINY = '@container screen (max-height: 37rem)'
/** The narrowest phone, or a large zoom of a wider one. */
export const SLIM = '@container screen (max-width: 21.99rem)'
/** With the keyboard open: only the question, its answer and the bar. */
export const TIGHT = '@container screen (max-height: 26.99rem) and (max-width: 29.99rem)'

/** The screen itself, which no query of its own size can reach; a keyboard changes nothing here. */
export const SMALL_SCREEN = '@media (max-width: 39.99rem), (max-height: 29.99rem)'
