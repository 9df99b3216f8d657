import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { AnyStateMachine } from 'xstate'
import { authMachine } from '../machines/auth.machine.ts'
import { fieldMachine } from '../machines/field.machine.ts'
import { formEditorMachine } from '../machines/form-editor.machine.ts'
import { formSessionMachine } from '../machines/form-session.machine.ts'
import { submissionMachine } from '../machines/submission.machine.ts'
import { voiceCaptureMachine } from '../machines/voice-capture.machine.ts'
import { diagramOf } from './diagram.ts'

/** Writes docs/machines from the machines; with --check it only says whether they are current. */
const folder = new URL('../docs/machines/', import.meta.url)

const machines: Record<string, AnyStateMachine> = {
  auth: authMachine,
  field: fieldMachine,
  'form-editor': formEditorMachine,
  'form-session': formSessionMachine,
  submission: submissionMachine,
  'voice-capture': voiceCaptureMachine,
}

const pages = Object.entries(machines).map(([name, machine]) => ({
  file: new URL(`${name}.md`, folder),
  text: diagramOf(name, machine),
}))

const isStale = async ({ file, text }: { file: URL; text: string }) =>
  (await readFile(file, 'utf8').catch(() => '')) !== text

async function check() {
  const stale = await Promise.all(pages.map(isStale))
  if (!stale.includes(true)) return
  console.error('The diagrams in docs/machines are not those of the machines: run npm run diagrams')
  process.exitCode = 1
}

async function write() {
  await mkdir(folder, { recursive: true })
  await Promise.all(pages.map(({ file, text }) => writeFile(file, text)))
}

await (process.argv.includes('--check') ? check() : write())
