import { advice, type Check } from './finding.ts'
import { hasWords, unsayableAs } from './sayable.ts'

/** A question that cannot be read aloud, or that is too long to listen to. */
export const findUnsayableLabel: Check = ({ label }, { locale }) => {
  const reason = label.trim() === '' ? undefined : unsayableAs(label, 'listened', locale)
  if (!reason) return []
  const remedy = hasWords(label, locale) ? 'Put the details into the help text.' : 'Ask the question in words.'
  return [advice(`The label ${reason}, so it cannot be asked well by voice. ${remedy}`)]
}
