import type { ResponseDetail } from '../../../../contract/types.gen.ts'
import { TAG_MAX, TAGS_MAX } from '../../../../rules/limits.ts'
import { TagEditor } from '../../../ui/inputs/tag-editor.tsx'
import { useUpdateResponse } from '../calls.ts'
import { responsesTexts as texts } from '../texts.ts'

export function Tags({ formId, response: { id, tags } }: { formId: string; response: ResponseDetail }) {
  const { update } = useUpdateResponse(formId, id)
  return (
    <TagEditor
      tags={tags}
      limits={{ count: TAGS_MAX, length: TAG_MAX }}
      texts={texts}
      onChange={(changed) => update({ tags: changed })}
    />
  )
}
