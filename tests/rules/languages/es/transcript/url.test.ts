import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

describe('Letters and signs in Spanish', () => {
  it.each([
    ['triple doble ve punto ejemplo punto com', 'https://www.ejemplo.com'],
    ['tres uve dobles punto ejemplo punto com', 'https://www.ejemplo.com'],
    ['ejemplo punto com barra ayuda', 'https://ejemplo.com/ayuda'],
    ['ejemplo punto es barra a ene a', 'https://ejemplo.es/ana'],
    ['no tenemos página', undefined],
  ])('A web address in Spanish: "%s" is %s', (said, value) => expect(heard('url', said, 'es-ES')).toBe(value))
})
