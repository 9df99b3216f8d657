import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

describe('Letters and signs in Spanish', () => {
  it.each([
    ['ana arroba ejemplo punto es', 'ana@ejemplo.es'],
    ['es ana arroba ejemplo punto com', 'ana@ejemplo.com'],
    ['a ene a arroba ejemplo punto com', 'ana@ejemplo.com'],
    ['i griega ele o arroba ejemplo punto com', 'ylo@ejemplo.com'],
    ['uve doble arroba ejemplo punto com', 'w@ejemplo.com'],
    ['doble u a arroba ejemplo punto com', 'wa@ejemplo.com'],
    ['be de burro arroba ejemplo punto com', 'b@ejemplo.com'],
    ['jota de jirafa ana arroba ejemplo punto com', 'jana@ejemplo.com'],
    ['ana guion bajo ruiz arroba ejemplo punto com', 'ana_ruiz@ejemplo.com'],
    ['ana guion ruiz arroba ejemplo punto com', 'ana-ruiz@ejemplo.com'],
    ['ana más ruiz arroba ejemplo punto com', 'ana+ruiz@ejemplo.com'],
    ['ana veintidós arroba ejemplo punto com', 'ana22@ejemplo.com'],
    ['no tengo correo', undefined],
  ])('An email address in Spanish: "%s" is %s', (said, value) => expect(heard('email', said, 'es-ES')).toBe(value))
})
