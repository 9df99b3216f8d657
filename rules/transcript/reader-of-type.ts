import type { FieldType } from '../../contract/types.gen.ts'
import { takesOptions, traitsOf } from '../field-types.ts'
import { consentIn } from '../languages/shared/answers/consent.ts'
import { withOther } from '../languages/shared/answers/other.ts'
import { judgedBy } from '../languages/shared/classifier/judged.ts'
import type { Classifier } from '../languages/shared/classifier/classifier.ts'
import type { ReadAnswer } from '../languages/shared/normalise.ts'
import { inHalfWidth } from './half-width.ts'
import { withoutGaps } from './gaps.ts'
import { withoutOwnLabel } from './own-label.ts'

/**
 * What is the same in every language: an option that takes the person's own words is known by its label, and a consent is read
 * as the only box of a list. A text that only says its question is asked for. All transcripts come in here.
 * @param rulesOfLanguage for this type of field
 * @param classify tells talk in this language from answers
 */
export function readerOfType(type: FieldType, rulesOfLanguage: ReadAnswer, classify?: Classifier): ReadAnswer {
  const read = readerIn(type, classify ? judgedBy(classify)(rulesOfLanguage) : rulesOfLanguage)
  return (field, transcript, circumstances) => read(field, inHalfWidth(withoutGaps(transcript)), circumstances)
}

function readerIn(type: FieldType, read: ReadAnswer): ReadAnswer {
  const { value } = traitsOf(type)
  if (value === 'consent') return consentIn(read)
  if (value === 'free-text') return withoutOwnLabel(read)
  return takesOptions(type) ? withOther(read, value === 'several-options') : read
}
