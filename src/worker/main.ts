import { deliverAll, SYNC_TAG } from '../transport/outbox/outbox.ts'
import {
  answerAsset,
  answerPage,
  dropOldVersions,
  isAssetPath,
  isFormPath,
  keepAssets,
  keepVisited,
} from './kept-pages.ts'
import { scope, type WorkerEvents } from './scope.ts'

/**
 * The service worker of the respondent's page: a form that was opened once opens without a network, and what waits in the
 * outbox is sent without a page. It answers for forms and their files alone; everything else, the API above all, goes
 * past it.
 */
scope.addEventListener('install', (event) => event.waitUntil(keepAssets()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOldVersions().then(() => scope.clients.claim())))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isFormPath(pathname)) event.respondWith(answerPage(request))
  else if (isAssetPath(pathname)) event.respondWith(answerAsset(request))
})

scope.addEventListener('message', (event) => {
  const visit = visitIn(event.data)
  if (visit) event.waitUntil(keepVisited(visit.path, visit.assets).catch(() => undefined))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
})

/** @throws when something still waits, so that the browser tries again */
async function sendWaiting(): Promise<void> {
  if (await deliverAll()) throw new Error('Something still waits')
}

function visitIn(data: WorkerEvents['message']['data']): { path: string; assets: string[] } | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data) || !('assets' in data)) return undefined
  const { path, assets } = data
  if (typeof path !== 'string' || !Array.isArray(assets)) return undefined
  return { path, assets: assets.filter((asset) => typeof asset === 'string') }
}
