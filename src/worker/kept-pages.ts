/** What a build says of itself: the files that a form needs at once, and a name that changes with them. */
declare const FILL_ASSETS: string[]
declare const FILL_VERSION: string

const PREFIX = 'sayform-fill-'
const CACHE = `${PREFIX}${FILL_VERSION}`
/** A network that does not answer is treated as none where there is a page to show instead. */
const ANSWER_WAIT_MS = 10_000
const PAGES_MAX = 20
const ASSETS_MAX = 200

/** Proxies say so when the server behind them is away. */
const IS_AWAY = [502, 503, 504]

export const isFormPath = (path: string): boolean => /^\/forms\/[\da-f-]{36}\/?$/i.test(path)
export const isAssetPath = (path: string): boolean => path.startsWith('/assets/') || path === '/favicon.svg'

export const keepAssets = async (): Promise<void> => (await caches.open(CACHE)).addAll(FILL_ASSETS)

export async function dropOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Names of built files hold a hash of their content: what is kept is what the server would send. */
export const answerAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** The network first, so that a form that was changed or closed is seen as it is; what was kept is for when there is none. */
export async function answerPage(request: Request): Promise<Response> {
  const path = keyOf(new URL(request.url).pathname)
  const kept = await (await caches.open(CACHE)).match(path, { ignoreVary: true })
  const fetched = fetch(request)
  if (!kept) return fetched.then((response) => keep(path, response))
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), ANSWER_WAIT_MS))
  const answered = fetched.then(
    (response) => (IS_AWAY.includes(response.status) ? kept : keep(path, response)),
    () => kept,
  )
  return Promise.race([answered, late])
}

/** For the first visit, whose page and parts were fetched before the worker was there. */
export async function keepVisited(path: string, assets: string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = assets.filter((asset) => isAssetPath(asset) && !known.has(asset))
  if (isFormPath(path) && !known.has(keyOf(path))) await keep(keyOf(path), await fetch(path))
  // One that is gone from the server must not keep the others out.
  await Promise.allSettled(missing.slice(0, ASSETS_MAX).map((asset) => cache.add(asset)))
}

async function keep(path: string, response: Response): Promise<Response> {
  const cache = await caches.open(CACHE)
  if (response.ok) await cache.put(path, response.clone())
  else if (response.status < 500) await cache.delete(path)
  if (response.ok) await dropOldest(cache)
  return response
}

/** The keys of a cache are in the order in which they were put. */
async function dropOldest(cache: Cache): Promise<void> {
  const pages = (await cache.keys()).filter(({ url }) => isFormPath(new URL(url).pathname))
  await Promise.all(pages.slice(0, -PAGES_MAX).map((page) => cache.delete(page)))
}

const keyOf = (path: string): string => path.toLowerCase().replace(/\/$/, '')
