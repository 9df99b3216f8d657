import { type Failure, NOT_FOUND_DIRECTLY, publicFormFailure } from '../../../../../rules/failures.ts'

/**
 * Why there is no form, in the product's words. A part by itself, since most visitors never need it.
 * @param status of the answer; 0 where the address names no form, absent where the form has no fields
 */
export const refusal = (status?: number, detail?: unknown): Failure =>
  status ? publicFormFailure(status, { detail }) : status === 0 ? NO_FORM : NO_FIELDS

const NO_FIELDS: Failure = { type: 'validation', message: 'This form has no fields yet.' }

/** An address that names no form at all. */
const NO_FORM: Failure = { type: 'not-found', message: NOT_FOUND_DIRECTLY }
