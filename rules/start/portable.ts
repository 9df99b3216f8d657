import type { FormField, FormMetadata, FormStructure } from '../../contract/types.gen.ts'
import { type FormDraft, draftProblems, normaliseDraft } from '../drafts.ts'
import { FIELD_TYPES } from '../field-types.ts'
import { metadataOf } from '../fields.ts'
import { FIELDS_MAX } from '../limits.ts'
import { type PortableImages, readImages, withoutImages } from './portable-images.ts'
import { isList, isRecord, isText, type Shape, shapeProblems } from './shapes.ts'

const FORMAT = 'sayform'
const VERSION = 1

/** What was read of a file: a draft that may be saved, and what of the file it is without. */
export interface ImportedForm {
  draft: FormDraft
  /** Sentences for the owner. */
  left: string[]
  /** What it shows; to be uploaded before the draft can name it. */
  images?: PortableImages
}

/** Why a file gives no form; each sentence names the place. */
export interface RefusedForm {
  problems: string[]
}

/**
 * A form as a file: without what belongs to an account.
 * @param images the bytes of what it shows; older versions of this product pass over them
 */
export function exportForm({ title, description, structure }: FormDraft, images: PortableImages = {}): string {
  const form = {
    title,
    description: description ?? null,
    structure: { fields: structure?.fields ?? [], metadata: withoutImages(structure?.metadata ?? metadataOf({})) },
    ...(Object.keys(images).length > 0 && { images }),
  }
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...form }, null, 2)}\n`
}

/** Whether a file says that it is one of ours. */
export const isExported = (file: unknown): boolean => isRecord(file) && file['format'] === FORMAT

const OPTION: Shape = { label: isText, value: isText }
const FIELD: Shape = { id: isText, name: isText, label: isText, type: isText }

/** Reads what `exportForm` wrote; everything else is refused with its place. */
export function readExported(file: unknown): ImportedForm | RefusedForm {
  if (!isRecord(file)) return { problems: ['The file holds no form'] }
  if (file['version'] !== VERSION) return { problems: ['version: the file is of a newer Sayform'] }
  const structure = file['structure']
  const fields = isRecord(structure) ? structure['fields'] : undefined
  if (!isText(file['title'])) return { problems: ['title: must be a text'] }
  if (!isRecord(structure) || !isList(fields)) return { problems: ['structure.fields: must be a list'] }
  if (fields.length > FIELDS_MAX) return { problems: [`structure.fields: must be no more than ${FIELDS_MAX}`] }
  const misshapen = fields.flatMap((field, index) => fieldProblems(field, `structure.fields[${index}]`))
  if (misshapen.length > 0) return { problems: misshapen }
  const read = readImages(file['images'])
  if ('problems' in read) return read
  const found = judged({
    title: file['title'],
    description: isText(file['description']) ? file['description'] : '',
    structure: { fields: fields as FormField[], metadata: metadataIn(structure['metadata']) },
  })
  return 'problems' in found ? found : { ...found, images: read.images }
}

function fieldProblems(field: unknown, place: string): string[] {
  const problems = shapeProblems(field, FIELD, place)
  if (problems.length > 0 || !isRecord(field)) return problems
  const { type, options, validation } = field
  return [
    ...(FIELD_TYPES.some((each) => each === type) ? [] : [`${place}.type: "${String(type)}" is no type of field`]),
    ...(options === undefined || options === null ? [] : optionProblems(options, `${place}.options`)),
    ...(validation === undefined || validation === null || isRecord(validation)
      ? []
      : [`${place}.validation: must be an object`]),
  ]
}

const optionProblems = (options: unknown, place: string): string[] =>
  isList(options)
    ? options.flatMap((option, index) => shapeProblems(option, OPTION, `${place}[${index}]`))
    : [`${place}: must be a list`]

const metadataIn = (metadata: unknown): FormMetadata =>
  withoutImages(
    metadataOf({ structure: isRecord(metadata) ? ({ fields: [], metadata } as unknown as FormStructure) : null }),
  )

/** The rules of the builder, by which the server would refuse it too. */
export function judged(draft: FormDraft, left: string[] = []): ImportedForm | RefusedForm {
  try {
    const tidy = normaliseDraft(draft)
    const problems = draftProblems(tidy)
    return problems.length > 0 ? { problems } : { draft: tidy, left }
  } catch {
    return { problems: ['The conditions or settings of the form make no sense'] }
  }
}
