import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const LIST = new URL('list.txt.gz', import.meta.url)

/** One text, since a set of its lines would take six times the memory for a search that takes 0.2 ms. */
let list: Promise<string> | undefined

/** Read when a password is set for the first time: no start waits for it. */
export const readList = (): Promise<string> =>
  (list ??= unpack().catch((error: unknown) => {
    list = undefined
    throw error
  }))

const unpack = async () => `\n${(await promisify(gunzip)(await readFile(LIST))).toString()}`

/** @returns whether it is one of the passwords that leaks of others have most often, in whatever case */
export const isCommon = async (password: string): Promise<boolean> =>
  (await readList()).includes(`\n${password.toLowerCase()}\n`)
