/**
 * Whether more follows after a pause. `whole`: nothing can. `likely`: hardly. `open`: perhaps. `partial`: something must, since
 * what was said is no answer yet or ends in the middle.
 */
export type Completeness = 'whole' | 'likely' | 'open' | 'partial'

/** Recognisers need as much silence around the words. */
const AROUND_WORDS_MS = 300

/**
 * Silence after which what was said until then is transcribed, while listening goes on. A word out of a list has no pause in it,
 * so it is transcribed earlier.
 * @param hangMs that ends an answer of this kind
 */
export const earlyPauseOf = (hangMs: number): number => Math.min(AROUND_WORDS_MS, hangMs / 4)

/** Silence that ends an answer to which nothing can be added. */
const WHOLE_MS = 400
/** People think for so long in the middle of an answer, however short it is. */
const THINKING_MS = 2100

/**
 * How much silence ends an answer.
 * @param hangMs that ends one of which nothing is known
 */
export const SILENCES: Readonly<Record<Completeness, (hangMs: number) => number>> = {
  whole: (hangMs) => Math.min(hangMs, Math.max(WHOLE_MS, hangMs / 3)),
  likely: (hangMs) => Math.min(hangMs, Math.max(WHOLE_MS, hangMs / 2)),
  open: (hangMs) => hangMs,
  partial: (hangMs) => Math.max(hangMs * 1.4, Math.min(hangMs * 1.75, THINKING_MS)),
}
