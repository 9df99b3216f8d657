import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { showToast, Toaster } from '../../../src/ui/overlays/toaster.tsx'
import { pageOf, pageWindow, lastPageOf } from '../../../src/pages/common/pages.ts'

/** Toasts are gone after some seconds, which a busy machine may need to look at them: their time stands still. */
function stopTime() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
}

it('the same message stands once, however often it is said', async () => {
  stopTime()
  const screen = await render(<Toaster closeLabel="Dismiss" />)
  showToast('success', 'Success!', 'Item created successfully.')
  showToast('success', 'Success!', 'Item created successfully.')
  showToast('error', 'Something went wrong!', 'Item created successfully?')
  await expect.element(screen.getByText('Item created successfully.')).toBeInTheDocument()
  await expect.element(screen.getByText('Item created successfully?')).toBeInTheDocument()
  expect(screen.getByText('Success!').elements()).toHaveLength(1)
})

it('the same message said while its toast leaves is shown again', async () => {
  const screen = await render(<Toaster closeLabel="Dismiss" />)
  showToast('error', 'Something went wrong!', 'Nobody answers.')
  const leaving = screen.getByRole('status').filter({ hasText: 'Nobody answers.' })
  const first = leaving.element()
  const isLeaving = new Promise<void>((resolve) => {
    const look = () => first.getAttribute('data-state') === 'closed' && resolve()
    new MutationObserver(look).observe(first, { attributes: true })
  })
  await leaving.getByRole('button', { name: 'Dismiss' }).click()
  await isLeaving
  showToast('error', 'Something went wrong!', 'Nobody answers.')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(leaving).toHaveAttribute('data-state', 'open')
})

it.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['two', 1],
  ['1e3', 1],
  ['3', 3],
  ['007', 7],
  ['99999999999999999999', 100_000],
])('the page of ?page=%s is %i', (text, page) => {
  expect(pageOf(text)).toBe(page)
})

it('a page asks for its five rows, and an empty list has one page', () => {
  expect(pageWindow(3)).toEqual({ skip: 10, limit: 5 })
  expect([0, 1, 5, 6, 11].map(lastPageOf)).toEqual([1, 1, 1, 2, 3])
})
