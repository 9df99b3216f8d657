import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../../contract/types.gen.ts'
import { isTaken, readAs as read } from '../support.ts'

describe('A clause with a subject of its own right after a value', () => {
  it.each<[string, FieldType, string, string, string, unknown]>([
    ['en-US', 'radio', 'Rate the meal', '1|2|3|4|5', 'four the chips were cold', '4'],
    ['en-US', 'radio', 'Rate the driver', '1|2|3|4|5', 'five stars he was brilliant', '5'],
    ['en-US', 'number', 'How many cars?', '', 'three i forgot the van', 3],
    ['es-ES', 'number', '¿Cuántos coches?', '', 'tres yo olvidaba la furgoneta', 3],
    ['es-ES', 'radio', 'Cama', 'Individual|Doble', 'doble mis padres llegan tarde', 'Doble'],
    ['de-DE', 'radio', 'Note', '1|2|3|4|5', 'eine vier die Suppe war kalt', '4'],
    ['fr-FR', 'number', 'Combien de voitures ?', '', "trois j'oubliais le camion", 3],
    ['fr-FR', 'radio', 'Chambre', 'Simple|Double', 'double mes parents arrivent demain', 'Double'],
  ])('leaves the value as it is (%s, %s, %s, "%s")', (locale, type, label, options, said, value) => {
    expect(read(locale, type, label, options, said)).toEqual({ value, isSure: true })
  })

  it.each<[string, FieldType, string, string, string]>([
    ['en-US', 'radio', 'Size', 'Small|Large', 'a large would drown me'],
    ['en-US', 'radio', 'Size', 'Small|Large', 'large it was too tight'],
    ['en-US', 'number', 'How many pets do you have?', '', 'one big happy zoo'],
    ['en-US', 'number', 'How many votes did the other side get?', '', 'for every one of ours they had two'],
    ['en-US', 'checkbox', 'Instruments', 'Piano|Guitar|Drums', "piano and guitar my son's the one on drums"],
    ['es-ES', 'number', '¿Cuántos hermanos tiene?', '', 'dos hermanos y una hermana'],
    ['es-ES', 'checkbox', 'Actividades', 'Kayak|Buceo', 'si supiera nadar haría kayak y buceo'],
    ['de-DE', 'radio', 'Größe', 'Klein|Groß', 'groß die wäre zu weit'],
    ['fr-FR', 'radio', 'Taille', 'Petit|Grand', 'grand il est trop large'],
  ])('is no such clause, or changes the value (%s, %s, %s, %s, "%s")', (locale, type, label, options, said) => {
    expect(isTaken(locale, type, label, options, said)).toBe(false)
  })
})

describe('An item of a list', () => {
  const extras = 'Parking|Breakfast|Sauna'

  it('may have words of its own before its value', () => {
    expect(read('en-US', 'checkbox', 'Extras', extras, 'parking and a whole lot of breakfast')).toEqual({
      value: ['Parking', 'Breakfast'],
      isSure: true,
    })
  })

  it.each(['parking and continental breakfast', 'parking and loads of coffee', 'parking but a whole lot of breakfast'])(
    'is asked for where a word right before it may make something else of it, or where it has no value: "%s"',
    (said) => expect(isTaken('en-US', 'checkbox', 'Extras', extras, said)).toBe(false),
  )
})
