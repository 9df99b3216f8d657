import type { Page } from '@playwright/test'

const OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** The browser's own authenticator, which knows its user and answers at once (WebAuthn of the DevTools protocol). */
export async function aVirtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options: OPTIONS })
  return {
    /** As when the passkey is on a device that asks for no finger and no PIN. */
    async moveToOneThatAsksNothing() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      const other = await session.send('WebAuthn.addVirtualAuthenticator', {
        options: { ...OPTIONS, hasUserVerification: false, isUserVerified: false },
      })
      for (const credential of credentials)
        await session.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
    },
  }
}
