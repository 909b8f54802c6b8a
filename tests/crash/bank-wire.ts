import { createServer, type Server } from 'node:http'

/** A proxy between the shop and the emulators that records the bank's last action. */
export interface BankWire {
  readonly url: string
  /**
   * Runs `action` after the bank's `nth` answer to `call`, before the shop receives the answer: the bank has executed
   * the call and the shop does not know it. Null = disarmed.
   */
  arm(ambush: { readonly call: string; readonly nth: number; action(): Promise<void> } | null): void
  close(): Promise<void>
}

/**
 * Matches the idempotency key of a refund: many banks ignore it, so the shop must not rely on it against a double
 * refund.
 */
const REFUND_KEY = /(^|&)externalRefundId=[^&]*/

/** Forwards every request to `target` unchanged, except for keys that the bank would ignore. */
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
