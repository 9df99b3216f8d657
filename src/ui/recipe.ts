/** What `defineRecipe` and `defineSlotRecipe` give: only their types are used here, so no style reaches the bundle twice. */
interface Recipe {
  className?: string | undefined
  variants?: Record<string, Record<string, unknown>> | undefined
}

interface SlotRecipe extends Recipe {
  slots: readonly string[] | string[]
}

type Choice<Key> = Key extends 'true' ? boolean : Key extends 'false' ? boolean : Key

/** The variants of a recipe as a component's properties. */
export type VariantsOf<R extends Recipe> = {
  [Name in keyof R['variants']]?: Choice<keyof R['variants'][Name]> | undefined
}

function named(className: string, variants: object, extra: string | undefined): string {
  let names = className
  for (const [variant, value] of Object.entries(variants))
    if (value !== undefined && value !== false) names += ` ${className}--${variant}_${value}`
  return extra ? `${names} ${extra}` : names
}

/**
 * Names the static classes of a config recipe: `recipe<typeof button>('button')({ size: 'sm' })` gives
 * `'button button--size_sm'`. Panda writes those classes by the same rule, so no style runtime is needed.
 */
export const recipe =
  <R extends Recipe>(className: string) =>
  (variants: VariantsOf<R> = {}, extra?: string): string =>
    named(className, variants, extra)

/** The same for a slot recipe: `slotRecipe<typeof card>('card')('title', { size: 'sm' })` gives `'card__title card__title--size_sm'`. */
export const slotRecipe =
  <R extends SlotRecipe>(className: string) =>
  (slot: R['slots'][number], variants: VariantsOf<R> = {}, extra?: string): string =>
    named(`${className}__${slot}`, variants, extra)
