import { describe, expect, it } from 'vitest'
import { isTaken, readAs } from '../../../support.ts'

describe('A German question shows what it asks for in either spelling', () => {
  it.each(['Körpergröße (m)', 'Koerpergroesse (m)'])('a height: %s', (label) =>
    expect(readAs('de-DE', 'number', label, '', 'hundertzweiundsiebzig')?.value).toBe(1.72),
  )

  it.each(['Ungefähres Gewicht', 'Ungefaehres Gewicht'])('what need not be exact: %s', (label) =>
    expect(isTaken('de-DE', 'number', label, '', 'etwa zwölf')).toBe(true),
  )
})
