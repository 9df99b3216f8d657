import { toastText } from '../../../../rules/failures.ts'
import { ApiFailure } from '../../../transport/api-failure.ts'
import { lookTexts as texts } from './texts.ts'

/** Why an image is not there: the server's words, or what this browser could not do with the file. */
export function imageProblem(error: unknown): string {
  if (!(error instanceof ApiFailure)) return texts.notAnImage
  return error.status === undefined ? texts.notUploaded : toastText(error.body)
}
