import { expect, it, onTestFinished } from 'vitest'
import { someFields } from '../support/builders.ts'
import { newFolder } from './support/databases.ts'
import { freePort } from '../support/free-port.ts'
import { logIn, startProcess } from './support/processes.ts'

it('metrics count requests by route, cached reads too, at a port of their own and nowhere else', async () => {
  const port = await freePort()
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const running = await startProcess(place, { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' })
  onTestFinished(() => void running.child.kill('SIGKILL'))
  const { call } = await logIn(running)
  const { id } = await call('POST', '/forms/', { title: 'Form', structure: { fields: someFields({ required: true }) } })
  for (let read = 0; read < 3; read += 1) await fetch(`${running.url}/api/v1/public/forms/${id}`)
  await fetch(`${running.url}/api/v1/no-such-thing/${id}`)

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  expect(text).toMatch(
    /sayform_request_seconds_count\{method="GET",route="\/api\/v1\/public\/forms\/:id",status="200"\} 3/,
  )
  expect(text).toMatch(/sayform_request_seconds_count\{method="POST",route="\/api\/v1\/forms\/",status="201"\} 1/)
  expect(text).toMatch(/route="unknown",status="404"/)
  expect(text).toMatch(/sayform_deliveries_waiting \d/)
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain(id)
  const address = `http://127.0.0.1:${port}/profile`
  const [profile, second] = await Promise.all([fetch(`${address}?seconds=1`), fetch(`${address}?seconds=1`)])
  expect([profile.status, second.status].toSorted()).toEqual([200, 409])
  const { nodes } = await (profile.ok ? profile : second).json()
  expect(nodes.length).toBeGreaterThan(0)
  expect((await fetch(`${address}?seconds=61`)).status).toBe(422)
  expect((await fetch(`${running.url}/profile`)).headers.get('content-type')).toMatch(/^text\/html/)
  expect((await fetch(`${running.url}/metrics`)).headers.get('content-type')).not.toMatch(/version=/)
  expect(await running.stop()).toBe(0)
})
