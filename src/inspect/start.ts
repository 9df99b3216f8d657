import type { Hear } from './index.ts'
import { startLocal } from './local.ts'
import { startStately } from './stately.ts'
import type { Viewer } from './mode.ts'

export const start = (viewer: Viewer): Hear => (viewer === 'stately' ? startStately() : startLocal())
