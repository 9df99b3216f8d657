import { readForm } from '../../../contract/sdk.gen.ts'
import { exportForm } from '../../../rules/start/portable.ts'

/** Has the browser save a form as a file that can be imported again. */
export async function downloadForm(id: string): Promise<void> {
  const { data } = await readForm({ path: { id }, throwOnError: true })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([exportForm(data)], { type: 'application/json' }))
  link.download = `${fileName(data.title)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** What no system takes in the name of a file is left out. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 80) || 'form'
