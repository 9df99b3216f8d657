import { access, constants } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'

/** The program and its English model, as Debian's packages pocketsphinx and pocketsphinx-en-us bring them. */
export interface SphinxFiles {
  program: string
  acousticModel: string
  languageModel: string
  dictionary: string
}

const exists = (path: string, mode = constants.R_OK) =>
  access(path, mode).then(
    () => true,
    () => false,
  )

/** Looks along PATH; undefined when the program or a part of its model is missing. */
export async function findSphinx(path = process.env['PATH'] ?? ''): Promise<SphinxFiles | undefined> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const program = join(folder, 'pocketsphinx_batch')
    if (await exists(program, constants.X_OK)) return findModel(program)
  }
  return undefined
}

async function findModel(program: string): Promise<SphinxFiles | undefined> {
  for (const share of [join(dirname(program), '..', 'share'), '/usr/share', '/usr/local/share']) {
    const model = join(share, 'pocketsphinx', 'model', 'en-us')
    const files = {
      acousticModel: join(model, 'en-us'),
      languageModel: join(model, 'en-us.lm.bin'),
      dictionary: join(model, 'cmudict-en-us.dict'),
    }
    const found = await Promise.all(Object.values(files).map((file) => exists(file)))
    if (found.every(Boolean)) return { program, ...files }
  }
  return undefined
}
