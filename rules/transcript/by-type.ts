import type { FieldType } from '../../contract/types.gen.ts'
import { loadLanguage } from '../languages/load.ts'
import { classifierOf } from '../languages/shared/classifier/classifier.ts'
import { isClassified } from '../languages/shared/classifier/judged.ts'
import { readerOfType } from './reader-of-type.ts'
import { type Normalise, type ReadAnswer, valueBy } from '../languages/shared/normalise.ts'

/**
 * The rules of one type of field in one language; those of phones are the largest by far.
 * @param locale BCP 47, of the form
 */
export async function loadReader(type: FieldType, locale: string): Promise<ReadAnswer> {
  const { transcript, classifier } = await loadLanguage(locale)
  const [read, data] = await Promise.all([transcript[type](), isClassified(type) ? classifier() : undefined])
  return readerOfType(type, read, data && classifierOf(data))
}

/** Likewise for the value alone, sure or not. */
export async function loadNormaliser(type: FieldType, locale: string): Promise<Normalise> {
  return valueBy(await loadReader(type, locale))
}
