import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'
import { MAX_IMAGE_BYTES, TITLE_MAX } from '../../../../rules/limits.ts'
import { IMAGE_PLACES } from '../../../../rules/start/portable-images.ts'
import { readForm } from '../../../../contract/sdk.gen.ts'
import { startTexts as texts } from './texts.ts'

/** What a form begins with, what of it could not be carried over, or why there is none. */
export interface Started {
  draft?: Partial<EditedForm>
  left?: string[]
  problems?: string[]
}

/** As large as the largest form that the server takes, with its images in base64. */
const FILE_MAX = 1_000_000 + Math.ceil((IMAGE_PLACES.length * MAX_IMAGE_BYTES * 4) / 3)

/** A part that does not come is said, and can be asked for again. */
const orRefused = (start: Promise<Started>): Promise<Started> => start.catch(() => ({ problems: [texts.failed] }))

export const startFromTemplate = (name: string): Promise<Started> =>
  orRefused(
    import('../../../../rules/start/templates/index.ts').then(({ TEMPLATES }) => {
      const make = TEMPLATES[name]
      return make ? { draft: make() } : {}
    }),
  )

export const startFromFile = (file: File): Promise<Started> =>
  file.size > FILE_MAX ? Promise.resolve({ problems: [texts.tooLarge] }) : orRefused(readFile(file))

async function readFile(file: File): Promise<Started> {
  const [{ readFormFile }, { placeImages }, text] = await Promise.all([
    import('../../../../rules/start/read-file.ts'),
    import('./place-images.ts'),
    file.text(),
  ])
  const read = readFormFile(text)
  return 'problems' in read ? read : placeImages(read)
}

/** The structure of a form that exists, under a title of its own; its responses stay where they are. */
export async function startFromCopy(id: string): Promise<Started> {
  const { data } = await readForm({ path: { id }, throwOnError: false })
  if (!data) return { problems: [texts.notCopied] }
  const { title, description, structure } = data
  const suffix = texts.copySuffix
  return { draft: { title: title.slice(0, TITLE_MAX - suffix.length) + suffix, description, structure } }
}
