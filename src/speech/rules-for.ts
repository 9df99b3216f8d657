import type { FieldType } from '../../contract/types.gen.ts'
import { loadCommands } from '../../rules/spoken-commands/index.ts'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import { loadRulesOfParts } from './several.ts'

/** What understanding the answers to fields of these types needs. */
export function rulesFor(types: readonly FieldType[], lang: string): Promise<unknown>[] {
  const each = [...new Set(types)].map((type) => loadNormaliser(type, lang))
  return [loadCommands(lang), loadRulesOfParts(types, lang), ...each]
}
