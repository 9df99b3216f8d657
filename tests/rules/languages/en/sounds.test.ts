import { describe, expect, it } from 'vitest'
import { soundKey } from '../../../../rules/languages/en/sounds.ts'
import { labelSound } from '../../../../rules/languages/en/transcript/options/label-sounds.ts'

const key = (label: string) => soundKey(labelSound(label))

describe('labels of one sound in English', () => {
  it.each([
    ['there', 'their'],
    ['Phillip', 'Filip'],
    ['back', 'bak'],
    ['cat', 'kat'],
    ['crow', 'krow'],
    ['Allan', 'Alan'],
    ['Sarah', 'Sara'],
    ['Résumé', 'resume'],
    ["Don't", 'dont'],
  ])('are %s and %s', (one, other) => expect(key(one)).toBe(key(other)))

  it.each([
    ['cell', 'kell'],
    ['bath', 'bat'],
    ['high', 'hig'],
    ['C#', 'C'],
    ['acorn', 'akorn'],
  ])('are not %s and %s', (one, other) => expect(key(one)).not.toBe(key(other)))

  it.each([
    ['Red wood', 'Redwood', true],
    ['Brrr', 'Brr', true],
    ['Ahmed', 'Amed', false],
  ])('of "%s" and "%s": %s', (one, other, isSame) =>
    expect(soundKey(labelSound(one)) === soundKey(labelSound(other))).toBe(isSame),
  )
})
