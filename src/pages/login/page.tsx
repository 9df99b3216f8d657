import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Alert } from '../../ui/feedback/alert.tsx'
import { linkClass } from '../../ui/layout/typography.tsx'
import { closeLogin, openLogin, useSignIn } from '../common/auth/actors.ts'
import { Frame } from '../auth/frame.tsx'
import { useIsSignUpOpen, usePasskeys } from '../auth/use-capabilities.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm } from './password-form.tsx'
import { loginTexts as texts } from './texts.ts'

export function Component() {
  const { isCodeNeeded, isBusy } = useSignIn()
  const canOffer = usePasskeys() && !isCodeNeeded && !isBusy
  useEffect(() => {
    if (!canOffer) return undefined
    openLogin()
    return closeLogin
  }, [canOffer])
  if (isCodeNeeded)
    return (
      <Frame title={texts.title} heading={texts.codeTitle} intro={texts.codeHint} links={texts.lost}>
        <CodeForm isBusy={isBusy} />
      </Frame>
    )
  return (
    <Frame title={texts.title} heading={texts.heading} links={<ToSignUp />}>
      <Refusal />
      <PasswordForm isBusy={isBusy} />
      <PasskeyButton isBusy={isBusy} />
    </Frame>
  )
}

/** Says why the login is needed again, after the server refused the saved token. */
function Refusal() {
  const state: unknown = useLocation().state
  const wasRefused = typeof state === 'object' && state !== null && 'wasRefused' in state && state.wasRefused
  return wasRefused ? <Alert role="alert">{texts.expired}</Alert> : null
}

function ToSignUp() {
  if (!useIsSignUpOpen()) return null
  return (
    <>
      {texts.noAccount}
      <Link className={linkClass()} to="/signup">
        {texts.signUp}
      </Link>
    </>
  )
}
