import { TOAST_FAILURE, TOAST_SUCCESS, toastText } from '../../rules/failures.ts'
import { authActor } from '../pages/common/auth/actors.ts'
import { createQueryClient } from '../transport/query-client.ts'
import { forgetDraftsOfOthers } from '../transport/device-drafts.ts'
import { showToast } from '../ui/overlays/toaster.tsx'
import type { Router } from './routes.tsx'

const showFailure = (message: string) => showToast('error', TOAST_FAILURE, message)

/** Whether the login ended because the server refused it: then the login screen says so. */
let wasRefused = false

export const queryClient = createQueryClient({
  onRefused: () => {
    wasRefused = true
    authActor.send({ type: 'token.refused' })
  },
  onSuccess: (message) => showToast('success', TOAST_SUCCESS, message),
  onFailure: (failure, message) => showFailure(message ?? toastText(failure.body)),
})

function enterApp(router: Router) {
  wasRefused = false
  void router.navigate('/')
}

/** Nothing that was read with the old token may be seen by the next user. */
function leaveApp(router: Router) {
  queryClient.clear()
  void router.navigate('/login', { state: { wasRefused } })
}

const isSigningIn = (snapshot: ReturnType<typeof authActor.getSnapshot>): boolean =>
  snapshot.matches('signing-in') ||
  snapshot.matches('using-passkey') ||
  snapshot.matches('sending-passkey') ||
  snapshot.matches('second-step')

/** Connects the login, the cache and the router, which do not know each other. */
export function watchLogin(router: Router): void {
  let before = authActor.getSnapshot()
  authActor.subscribe((now) => {
    if (isSigningIn(before) && now.matches('signed-in')) enterApp(router)
    if (before.matches('interrupted') && now.matches('signed-in')) void queryClient.invalidateQueries()
    if (before.matches('interrupted') && now.matches('expired')) forgetDraftsOfOthers()
    if (before.matches('expired') && now.matches('signed-out')) leaveApp(router)
    if (isSigningIn(before) && before.context.failure === null && now.context.failure !== null)
      showFailure(now.context.failure)
    before = now
  })
}
