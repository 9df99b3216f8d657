import { type Failure, NOT_FOUND_DIRECTLY, publicFormFailure } from '../../../../../rules/failures.ts'

/** Why there is no form, in the product's words. A part by itself, since most visitors never need it. */
export const refusal = (status: number, detail: unknown): Failure => publicFormFailure(status, { detail })

/** An address that names no form at all. */
export const noForm = (): Failure => ({ type: 'not-found', message: NOT_FOUND_DIRECTLY })
