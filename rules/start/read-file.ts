import { isGoogleForm, readGoogleForm } from './foreign/google-forms.ts'
import { isSurveyJs, readSurveyJs } from './foreign/surveyjs.ts'
import { isTypeform, readTypeform } from './foreign/typeform.ts'
import { type ImportedForm, isExported, readExported, type RefusedForm } from './portable.ts'
import { isRecord } from './shapes.ts'

const UNKNOWN = 'The file is no form of Sayform, Google Forms, SurveyJS or Typeform that could be read'

/**
 * Reads a form from the text of a file: one of ours, or an export of Google Forms (its API), SurveyJS or Typeform (its API).
 * @returns a draft that may be saved and what it is without, or what is wrong, with its place
 */
export function readFormFile(text: string): ImportedForm | RefusedForm {
  const file = parsed(text)
  if (file instanceof SyntaxError) return { problems: [`The file is no JSON${placeOf(file)}`] }
  if (!isRecord(file)) return { problems: [UNKNOWN] }
  if (isExported(file)) return readExported(file)
  if (isGoogleForm(file)) return readGoogleForm(file)
  if (isTypeform(file)) return readTypeform(file)
  return isSurveyJs(file) ? readSurveyJs(file) : { problems: [UNKNOWN] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

/** Most engines name the place; where the text breaks off between two values they say only that. */
function placeOf({ message }: SyntaxError): string {
  const [, line, column] = /line (\d+) column (\d+)/u.exec(message) ?? []
  if (line !== undefined) return `: line ${line}, column ${column}`
  return /end of/iu.test(message) ? ': it ends too soon' : ''
}
