/**
 * Has the service worker keep this form and the parts that the page has fetched, so that it opens without a network. Where a
 * browser has no service workers, or refuses them, nothing changes.
 */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/forms/' })
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href))
    const assets = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
    active?.postMessage({ path: location.pathname, assets })
  } catch {
    // The page works as before, with a network.
  }
}
