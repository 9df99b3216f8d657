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
  const { email } = useArrival()
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
      <PasswordForm isBusy={isBusy} email={email} />
      <PasskeyButton isBusy={isBusy} />
    </Frame>
  )
}

/** What the page that led here says: that the saved token was refused, or which email has just signed up. */
function useArrival(): { wasRefused: boolean; email: string } {
  const state: unknown = useLocation().state
  const said = typeof state === 'object' && state !== null ? state : {}
  return {
    wasRefused: 'wasRefused' in said && said.wasRefused === true,
    email: 'email' in said && typeof said.email === 'string' ? said.email : '',
  }
}

/** Says why the login is needed again. */
function Refusal() {
  return useArrival().wasRefused ? <Alert role="alert">{texts.expired}</Alert> : null
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
