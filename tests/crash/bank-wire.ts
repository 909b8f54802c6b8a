import { createServer, type Server } from 'node:http'

/** The wire between the shop and the outside world, which knows what the bank has just done. */
export interface BankWire {
  readonly url: string
  /**
   * Once the bank has answered `call` for the `nth` time from now, `deed` is done before the answer goes on: the bank
   * knows and the shop does not. Null = nothing is awaited any more.
   */
  arm(ambush: { readonly call: string; readonly nth: number; action(): Promise<void> } | null): void
  close(): Promise<void>
}

/** The key of a refund: many banks do not know it, so it must not be what keeps money from going back twice. */
const REFUND_KEY = /(^|&)externalRefundId=[^&]*/

/** Passes every request on to `target` as it is, but for keys that the bank shall not know. */
export async function openBankWire(target: string): Promise<BankWire> {
  let ambush: Parameters<BankWire['arm']>[0] = null
  let seen = 0

  const server: Server = createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const answer = await fetch(`${target}${request.url}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
            ? [[name, value] as [string, string]]
            : [],
        ),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString().replace(REFUND_KEY, '') }),
      })
      const body = Buffer.from(await answer.arrayBuffer())
      const waiting = ambush
      if (waiting && request.url?.endsWith(`/${waiting.call}`)) {
        seen += 1
        if (seen === waiting.nth) {
          ambush = null
          await waiting.action()
        }
      }
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      response.end(body)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    arm(next) {
      ambush = next
      seen = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
