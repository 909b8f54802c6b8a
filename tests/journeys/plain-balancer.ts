import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  readonly url: string
  close(): Promise<void>
}

/**
 * Distributes requests over nodes round-robin, like a simple load balancer. Repeatable requests (GET), or requests that
 * no node received, go to the next node; all other failures are a 502.
 */
export async function openBalancer(nodes: readonly string[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((asked, reply) => {
    const forward = (body: Buffer, triesLeft: number) => {
      const node = new URL(nodes[turn++ % nodes.length] ?? '')
      const { method, url: path, headers } = asked
      const passed = request(
        { hostname: node.hostname, port: node.port, method, path, headers, agent: false },
        (answer) => {
          reply.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(reply)
          answer.on('error', () => reply.destroy())
        },
      )
      passed.on('error', ({ code }: NodeJS.ErrnoException) => {
        if (reply.headersSent) reply.destroy()
        else if (triesLeft > 0 && (method === 'GET' || code === 'ECONNREFUSED')) forward(body, triesLeft - 1)
        else reply.writeHead(502).end()
      })
      passed.end(body)
    }
    buffer(asked).then(
      (body) => forward(body, nodes.length),
      () => reply.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
