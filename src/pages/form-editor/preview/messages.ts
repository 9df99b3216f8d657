import type { EditedForm } from '../../../../machines/form-editor/types.ts'

/** Where the respondent's page stands that shows what is being edited. */
export const PREVIEW_PATH = '/preview'

/** What the builder tells the page in the frame. */
export interface PreviewMessage {
  type: 'preview.shown'
  form: EditedForm
  /** Of a form that exists: the server hears what is said to its fields. */
  formId: string | undefined
  /** The field that is being edited: the page goes to it. */
  fieldId: string | undefined
}

const isMessage = (data: unknown, type: string): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type

/** Only pages of this site speak to each other here. */
export const isPreviewMessage = ({ origin, data }: MessageEvent): boolean =>
  origin === location.origin && isMessage(data, 'preview.shown')

/** What the page in the frame tells the builder: it can be told now. */
export const isPreviewReady = ({ origin, data }: MessageEvent): boolean =>
  origin === location.origin && isMessage(data, 'preview.ready')
