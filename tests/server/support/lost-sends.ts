import type { Api } from './api.ts'

/** Where a send is cut: before it leaves, when the server has it and nothing comes back, or in the middle of the answer. */
export const CUTS = ['before the request', 'after the request', 'in the answer'] as const
export type Cut = (typeof CUTS)[number]

/**
 * A network to the server of a test.
 * @param cutOf decides for each request whether it is cut
 * @param address of the device
 */
export function lossyFetch({ app }: Api, cutOf: () => Cut | undefined, address: () => string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const cut = cutOf()
    if (cut === 'before the request') throw new TypeError('Failed to fetch')
    const answer = await app.inject({
      method: request.method as 'POST',
      url: new URL(request.url).pathname,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
      payload: await request.text(),
    })
    if (cut === 'after the request') throw new TypeError('Failed to fetch')
    const body = cut === 'in the answer' ? brokenBody(answer.payload) : answer.payload
    return new Response(body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }
}

/** Half of a body, and then the end of the connection. */
const brokenBody = (text: string): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)))
      controller.error(new TypeError('network error'))
    },
  })
