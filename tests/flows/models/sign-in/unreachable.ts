const ELSEWHERE = 'needs something unsaved on the page: tests/flows/account/interrupted.spec.ts goes there'

/** What the screens of signing in lead nobody to. */
export const unreachable = {
  'transition expired -> signed-out on forgetToken failed': 'a browser that stored a token also removes it',
  'transition signed-in on watchToken failed': 'a browser that stored a token also watches it',
  'state interrupted': ELSEWHERE,
  'state interrupted.forgetting': ELSEWHERE,
  'state interrupted.asking': ELSEWHERE,
  'state interrupted.renewing': ELSEWHERE,
  'transition signed-in on work.changed': ELSEWHERE,
  'transition signed-in -> interrupted on token.refused [isWorkUnsaved] #1': ELSEWHERE,
  'transition signed-in -> interrupted on token.removed [isWorkUnsaved] #1': ELSEWHERE,
  'transition interrupted -> expired on work.abandoned': ELSEWHERE,
  'transition interrupted.forgetting -> interrupted.asking on forgetToken done': ELSEWHERE,
  'transition interrupted.forgetting -> interrupted.asking on forgetToken failed': ELSEWHERE,
  'transition interrupted.asking -> interrupted.renewing on login.submitted': ELSEWHERE,
  'transition interrupted.renewing -> signed-in on logIn done': ELSEWHERE,
  'transition interrupted.renewing -> interrupted.asking on logIn failed': ELSEWHERE,
  'transition interrupted.renewing -> interrupted.asking on after loginWait': ELSEWHERE,
}
