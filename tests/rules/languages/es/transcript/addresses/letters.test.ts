import { describe, expect, it } from 'vitest'
import { spelled } from '../../../../../../rules/languages/es/transcript/addresses/letters.ts'
import type { Grammar } from '../../../../../../rules/languages/shared/translation.ts'
import { readBy } from '../support.ts'

describe('Spelled letters become plain words', () => {
  it.each<[string, Grammar, string, number, string | undefined]>([
    ['letters', spelled, 'ese o ele', 0, 's o l / 3'],
    ['two letters', spelled, 'ese o', 0, undefined],
    ['a letter that is explained', spelled, 'be de burro', 0, 'b / 3'],
    ['a letter that is not', spelled, 'be de casa', 0, undefined],
    ['a letter by a short word', spelled, 'be de be', 0, 'b d b / 3'],
    ['a y', spelled, 'i griega', 0, 'y / 2'],
    ['an i', spelled, 'i latina', 0, undefined],
    ['no griega alone', spelled, 'la griega', 0, undefined],
    ['a w', spelled, 'uve doble', 0, 'w / 2'],
    ['a double v', spelled, 'doble ve', 0, 'w / 2'],
    ['a v and others', spelled, 'uve a doble', 0, undefined],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))

  it.each<[string, Grammar, string, number, string | undefined]>([
    ['a letter beside a word', spelled, 'be con burro', 0, undefined],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))
})
