import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../../../rules/transcript/index.ts'

const choose = (locale: string, options: string, said: string) =>
  readTranscript(
    { type: 'radio', label: '', options: options.split('|').map((label) => ({ label, value: label })) },
    said,
    { today: '2026-11-22', locale },
  )

describe('A slot of time that a form writes by 24 hours', () => {
  it.each([
    ['en-US', '09:00|10:30|14:30', 'half past two', '14:30'],
    ['en-US', '09:00|10:30|14:30', 'two thirty pm please', '14:30'],
    ['en-US', '09:00|21:00', 'nine pm', '21:00'],
    ['en-US', '09:00-12:00|18:00-21:00', 'six to nine', '18:00-21:00'],
    ['es-ES', '13:30|14:30', 'a las dos y media', '14:30'],
    ['es-ES', '09:00|21:00', 'a las nueve de la noche', '21:00'],
    ['fr-FR', '13:30|14:30', 'deux heures et demie', '14:30'],
    ['de-DE', '13:00|14:00', 'um zwei', '14:00'],
  ])('is chosen as people say it (%s, %s: "%s")', (locale, options, said, value) => {
    expect(choose(locale, options, said)).toMatchObject({ value, isSure: true })
  })

  it('is the one that is written so where another would be called so too', () => {
    expect(choose('en-US', '2:30|14:30', 'half past two')?.value).toBe('2:30')
    expect(choose('es-ES', 'Mañana|Tarde', 'a las seis de la tarde')?.value).toBe('Tarde')
  })
})
