import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Lingering } from '../../src/ui/lingering.tsx'

/** One of two places, and a button beside it. */
const Page = ({ of }: { of: string }) => (
  <>
    <Lingering of={of}>
      <input aria-label={of} />
    </Lingering>
    <button type="button">Next</button>
  </>
)

describe('What another thing takes the place of', () => {
  it('stays for a moment when it had the focus', async () => {
    const screen = await render(<Page of="first" />)
    const first = screen.getByLabelText('first').element()
    screen.getByLabelText('first').element().focus()
    await screen.rerender(<Page of="second" />)
    expect(first.isConnected).toBe(true)
    await expect.poll(() => first.isConnected).toBe(false)
  })

  it('goes at once when it had none', async () => {
    const screen = await render(<Page of="first" />)
    const first = screen.getByLabelText('first').element()
    screen.getByRole('button').element().focus()
    await screen.rerender(<Page of="second" />)
    expect(first.isConnected).toBe(false)
    expect(screen.getByLabelText('second').query()).not.toBeNull()
  })
})
