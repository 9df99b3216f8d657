import type { FormField, FormStructure } from '../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../rules/fields.ts'
import { bytesOfJson, FORM_CACHE_BYTES, lruCache } from '../../lru-cache.ts'
import type { FormStore } from './forms.ts'

/** What its sessions need to know of a version of a form. */
export interface AskedVersion {
  fields: FormField[]
  /** Of its questions and answers, as BCP 47. */
  language: string
  /** Whether what was misheard is stored with the answers. */
  keepsCorrections: boolean
}

interface Key {
  form_id: string
  version: number
}

/**
 * The versions that are asked at present: they never change.
 * @param max how many at most
 */
export function askedVersions(forms: FormStore, max: number) {
  const versions = lruCache<AskedVersion>({
    max,
    maxWeight: FORM_CACHE_BYTES,
    weigh: ({ fields }) => bytesOfJson(JSON.stringify(fields).length),
  })
  const load = async ({ form_id, version }: Key): Promise<AskedVersion | undefined> => {
    const structure = await forms.findStructure(form_id, version)
    return structure && askedOf(structure)
  }
  return {
    find: (key: Key): Promise<AskedVersion | undefined> => versions.get(textOf(key), () => load(key)),
    /** The version if it is here already. */
    peek: (key: Key): AskedVersion | undefined => versions.peek(textOf(key)),
  }
}

const textOf = ({ form_id, version }: Key): string => `${form_id} ${version}`

const askedOf = (structure: FormStructure): AskedVersion => ({
  fields: structure.fields,
  language: languageOf({ structure }),
  keepsCorrections: metadataOf({ structure }).keepCorrections,
})
