import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { Server } from 'node:net'

/** Loaded into a server before its own code: writes which modules had been loaded when it began to listen. */
const file = process.env['LOADED_FILE']
const loaded: string[] = []

registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})

const { listen } = Server.prototype
Server.prototype.listen = function (this: Server, ...parameters: Parameters<typeof listen>) {
  if (file) writeFileSync(file, JSON.stringify(loaded))
  return listen.apply(this, parameters)
} as typeof listen
