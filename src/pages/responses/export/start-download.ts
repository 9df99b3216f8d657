import { useMutation, useQuery } from '@tanstack/react-query'
import { createDownload } from '../../../../contract/sdk.gen.ts'
import type { DownloadCreate } from '../../../../contract/types.gen.ts'

/** Where a file that was answered is. */
export interface FilePlace {
  formId: string
  responseId: string
  fieldId: string
}

/** The browser saves what comes; a link that fails shows as a failed download, and the page stays. */
function followLink(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

const linkFor = async (formId: string, body: DownloadCreate) =>
  (await createDownload({ path: { id: formId }, body })).data

/** Asks for a link that works once, and lets the browser download from it. */
export const useDownload = (formId: string, onStarted?: () => void) =>
  useMutation({
    mutationFn: (body: DownloadCreate) => linkFor(formId, body),
    onSuccess: ({ url }) => {
      followLink(url)
      onStarted?.()
    },
  })

/** A link to one file. It works once, so it is asked for once, and again when it is needed the next time. */
export const useFileLink = ({ formId, responseId, fieldId }: FilePlace) =>
  useQuery({
    queryKey: ['file-link', formId, responseId, fieldId],
    queryFn: () => linkFor(formId, { kind: 'file', response_id: responseId, field_id: fieldId }),
    staleTime: Infinity,
    gcTime: 0,
  })
