import { useMutation } from '@tanstack/react-query'
import { createDownload } from '../../../../contract/sdk.gen.ts'
import type { DownloadCreate } from '../../../../contract/types.gen.ts'

/** The browser saves what comes; a link that fails shows as a failed download, and the page stays. */
function followLink(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Asks for a link that works once, and lets the browser download from it. */
export const useDownload = (formId: string, onStarted: () => void) =>
  useMutation({
    mutationFn: async (body: DownloadCreate) => (await createDownload({ path: { id: formId }, body })).data,
    onSuccess: ({ url }) => {
      followLink(url)
      onStarted()
    },
  })
