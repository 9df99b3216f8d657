import { expect, it } from 'vitest'
import { spokenForms, spokenNumber } from '../../../../../server/speech/pocketsphinx/grammar/spoken-label.ts'

it.each([
  ['18-24', ['eighteen to twenty four']],
  ['45+', ['forty five or more']],
  ['$1,500', ['one thousand five hundred dollars']],
  ['Wi-Fi', ['wi fi']],
  ['Café & Bar', ['cafe and bar']],
  ['Very good (5)', ['very good five', 'very good']],
  ['Tea / Coffee', ['tea coffee', 'tea', 'coffee']],
])('says the label %s as %j', (label, forms) => expect(spokenForms(label)).toEqual(forms))

it('says numbers in words', () => {
  expect([0, 14, 70, 105, 12_345].map(spokenNumber)).toEqual([
    'zero',
    'fourteen',
    'seventy',
    'one hundred five',
    'twelve thousand three hundred forty five',
  ])
})
