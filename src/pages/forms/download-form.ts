import { readForm } from '../../../contract/sdk.gen.ts'
import { exportForm } from '../../../rules/start/portable.ts'
import { saveJson } from '../../transport/save-json.ts'

/** Has the browser save a form as a file that can be imported again. */
export async function downloadForm(id: string): Promise<void> {
  const { data } = await readForm({ path: { id }, throwOnError: true })
  saveJson(exportForm(data), data.title, 'form')
}
