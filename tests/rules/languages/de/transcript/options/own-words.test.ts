import { describe, expect, it, vi } from 'vitest'
import type { ReadAnswer } from '../../../../../../rules/languages/shared/normalise.ts'
import { inOwnWords } from '../../../../../../rules/languages/de/transcript/options/own-words.ts'

const CIRCUMSTANCES = { today: '2026-11-22', locale: 'de-DE' }
const asHeard: ReadAnswer = (_field, heard) => ({ value: heard, isSure: true })

describe('An option that is said together with what is asked for', () => {
  const options = ['Rotwein', 'Weißwein'].map((label) => ({ label, value: label }))

  it.each([
    ['einen weißen', 'einen weißwein'],
    ['den weißen oder den roten', 'den weißwein oder den rotwein'],
    ['einen Weißwein', 'einen Weißwein'],
  ])('is read as the option: "%s"', (heard, said) => {
    const read = inOwnWords(asHeard)
    expect(read({ type: 'radio', label: 'Welcher Wein?', options }, heard, CIRCUMSTANCES)?.value).toBe(said)
  })

  it('is looked for in each option once, however long the transcript', () => {
    const label = vi.fn<() => string>(() => 'Weißwein')
    const counted = Object.defineProperty({ label: '', value: 'Weißwein' }, 'label', { get: label })
    const heard = 'der weiße mitgliedschaft '.repeat(100)
    inOwnWords(asHeard)({ type: 'radio', label: 'Welcher Wein?', options: [counted] }, heard, CIRCUMSTANCES)
    expect(label).toHaveBeenCalledTimes(1)
  })
})
