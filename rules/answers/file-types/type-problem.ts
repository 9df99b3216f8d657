import type { FileAnswer, FormField } from '../../../contract/types.gen.ts'
import { isOfType } from './contents.ts'
import { acceptedInWords, acceptedTypesOf, typesByName } from './file-types.ts'

/**
 * Judges by the ending of the name and by the contents; what the sender says of the type counts for nothing.
 * @param file whose parts have been judged
 * @returns the sentence to show, or undefined when the file is of one of the types that the field takes
 */
export function typeProblem(field: FormField, { name, data }: FileAnswer): string | undefined {
  const types = acceptedTypesOf(field)
  if (!types) return undefined
  const named = typesByName(name).filter((type) => types.includes(type))
  if (named.some((type) => isOfType(type, data))) return undefined
  const wanted = `Please attach ${acceptedInWords(types)}`
  return named.length > 0 ? `The contents of this file do not fit its name. ${wanted}` : wanted
}
