import type { FormField } from '../../../contract/types.gen.ts'
import { dateGrammar } from './date.ts'
import { emailGrammar } from './email.ts'
import { numberGrammar } from './number.ts'
import { optionsGrammar } from './options.ts'
import { telGrammar } from './tel.ts'
import type { Grammar } from './tree.ts'
import { urlGrammar } from './url.ts'

/**
 * What a person may say to this field, or undefined where anything may be said (text, textarea) and where nothing is known
 * to be said (no options).
 */
export function grammarOf(field: FormField): Grammar | undefined {
  switch (field.type) {
    case 'number':
      return numberGrammar
    case 'tel':
      return telGrammar
    case 'date':
      return dateGrammar
    case 'email':
      return emailGrammar
    case 'url':
      return urlGrammar
    case 'select':
    case 'radio':
    case 'checkbox':
      return optionsGrammar(field)
    default:
      return undefined
  }
}
