import type { FastifyInstance } from 'fastify'
import type { Stores } from '../store/index.ts'
import { repeatInBackground } from './repeat.ts'

const EVERY_MS = 5000

/** Removes what deleted forms and accounts left, a little at a time, from when the server listens until it closes. */
export const removeInBackground = (app: FastifyInstance, { removedForms }: Pick<Stores, 'removedForms'>): void =>
  repeatInBackground(app, {
    everyMs: EVERY_MS,
    work: (closing) => removedForms.sweep(closing),
    problem: 'A deleted form could not be removed',
  })
