import type { Page } from '@playwright/test'

/** Beside saved passwords this browser offers no passkeys: the button of the page asks for them. */
export const offerNoneInForms = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

/** The browser's own authenticator, which knows its user and answers at once (WebAuthn of the DevTools protocol). */
export async function aVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
