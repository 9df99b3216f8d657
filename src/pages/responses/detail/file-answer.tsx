import { useState } from 'react'
import type { FileFacts } from '../../../../contract/types.gen.ts'
import { isPicture } from '../../../../rules/answers/files.ts'
import { inKilobytes } from '../../../../rules/numbers.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { detailClass } from '../classes.ts'
import { type FilePlace, useDownload, useFileLink } from '../export/start-download.ts'
import { responsesTexts as texts } from '../texts.ts'

interface FileAnswerProps {
  place: FilePlace
  file: FileFacts
}

/** A file to save, and to look at when it is a picture. */
export function FileAnswer({ place, file }: FileAnswerProps) {
  const { formId, responseId, fieldId } = place
  const download = useDownload(formId)
  const save = () => download.mutate({ kind: 'file', response_id: responseId, field_id: fieldId })
  return (
    <>
      <Row gap={2} wrap touch>
        <span dir="auto">{file.name}</span>
        <Text size="sm" tone="muted">
          {inKilobytes(file.size)}
        </Text>
        <Button
          variant="outline"
          size="sm"
          aria-label={texts.downloadFile(file.name)}
          disabled={download.isPending}
          onClick={save}
        >
          <Icon name="download" size={18} />
          {texts.download}
        </Button>
      </Row>
      {isPicture(file) ? <Picture place={place} name={file.name} /> : null}
    </>
  )
}

/** By an address that works once, so that it is of no use to who finds it; a picture that is none shows nothing. */
export function Picture({ place, name }: { place: FilePlace; name: string }) {
  const link = useFileLink(place)
  const [isBroken, setIsBroken] = useState(false)
  if (link.isError || isBroken)
    return (
      <Text size="sm" tone="muted">
        {texts.noPicture}
      </Text>
    )
  if (!link.data) return <Skeleton height="lg" />
  return (
    <img
      className={detailClass('picture')}
      src={link.data.url}
      alt={texts.picture(name)}
      onError={() => setIsBroken(true)}
    />
  )
}
