import { expect, it, vi } from 'vitest'
import { Disposables } from '../../src/speech/disposables.ts'

it('All are released, the last first, though one throws', () => {
  const disposables = new Disposables()
  const released = vi.fn<(name: string) => void>()
  disposables.add(() => released('track'))
  disposables.add(() => {
    throw new Error('context')
  })
  disposables.add(() => released('listener'))
  expect(() => disposables.release()).toThrow('context')
  expect(released.mock.calls.flat()).toEqual(['listener', 'track'])
  disposables.release()
  expect(released).toHaveBeenCalledTimes(2)
})
