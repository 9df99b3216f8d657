import { useState } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ExportDialog } from '../../../src/pages/responses/export/export-dialog.tsx'
import { Toaster } from '../../../src/ui/overlays/toaster.tsx'

const formId = '01890000-0000-7000-8000-000000000001'

function Export() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Export
      </button>
      <ExportDialog formId={formId} filter={{ q: 'Ada' }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('asks for a link with what was chosen, and lets the browser follow it', async () => {
  const answer = { url: '/api/v1/downloads/token', expires_at: '2026-03-03T09:01:00.000Z' }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer, { status: 201 }))
  const followed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(new URL(this.href).pathname)
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Export />
      <Toaster closeLabel="Close" />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await screen.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => followed).toEqual(['/api/v1/downloads/token'])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const request = fetched.mock.calls[0]?.[0]
  expect(request instanceof Request && (await request.clone().json())).toEqual({
    kind: 'csv',
    filter: { q: 'Ada' },
    columns: 'all',
    options: 'labels',
    bom: false,
  })
})
