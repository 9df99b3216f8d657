import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, PoolConfig } from 'pg'

/** Of one statement, and of the wait for a connection: a caller hears within five seconds that there is no answer. */
const STATEMENT_MS = 4000
const CONNECTIONS = 10
/** So many stay open when nobody comes, with their planned statements: connecting again would keep the next visitor waiting. */
const KEPT_CONNECTIONS = 2

/** Names of the statements that each connection plans once. */
const names = new Map<string, string>()

/** For a statement that comes often: PostgreSQL would parse and plan it again each time. Call it for a bounded number of texts. */
export const planOnce = (text: string): void => void (names.has(text) || names.set(text, `sayform_${names.size}`))

interface PostgresOptions {
  /** Called for connections that break while they are idle. */
  onError: (error: Error) => void
  /** False for work that may take as long as it needs, such as a migration. */
  isLimited: boolean
}

/** @param connectionString `postgres://…` */
export function postgresDialect(connectionString: string, { onError, isLimited }: PostgresOptions): PostgresDialect {
  const config: PoolConfig = {
    connectionString,
    max: CONNECTIONS,
    min: KEPT_CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_MS,
    keepAlive: true,
    // The server gives up by itself too, so that an abandoned statement or transaction holds no locks.
    ...(isLimited && { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: 2 * STATEMENT_MS }),
  }
  return new PostgresDialect({
    pool: async () => {
      const pool = await openPool(config, onError)
      return isLimited ? limited(pool) : pool
    },
  })
}

/** The driver is loaded only where there is such a database. */
async function openPool(config: PoolConfig, onError: (error: Error) => void): Promise<Pool> {
  const { Pool: OpenPool, types } = await import('pg')
  // int8 comes as text by default; times and counts stay far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number)
  const pool = new OpenPool(config)
  pool.on('error', onError)
  // The pool listens to idle connections only; without a listener a broken one that is in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * A frozen server or a lost network answers nothing, not even an error: the connection ends then, and with it the
 * statement. The driver's own limit would leave the connection in the pool, still busy.
 */
function limited(pool: Pool): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? limitedClient(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

function limitedClient(client: PoolClient): PostgresPoolClient {
  const query: PostgresPoolClient['query'] = (...parameters: unknown[]) => {
    const end = setTimeout(() => client.connection.stream.destroy(), STATEMENT_MS)
    const ended = () => clearTimeout(end)
    const result = Reflect.apply(client.query, client, named(parameters))
    result.then(ended, ended)
    return result
  }
  return { query, release: (isBroken) => client.release(isBroken) }
}

/** The driver plans a statement with a name once per connection. */
function named([text, values, ...more]: unknown[]): unknown[] {
  const name = typeof text === 'string' ? names.get(text) : undefined
  return name === undefined ? [text, values, ...more] : [{ name, text, values }]
}
