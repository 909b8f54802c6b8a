import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { affordable, mostOpenFiles } from './bound-connections.ts'
import { createHttpServer, type HttpOptions } from './server.ts'
import { WITHOUT_LIMITS } from './testing.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(options: Partial<HttpOptions>) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const http = await createHttpServer({ ...WITHOUT_LIMITS, log, ...options })
  http.get('/', async () => 'here')
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  const sockets: Socket[] = []
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await http.close()
  })
  /** Returns the first answer on a connection; '' = it was closed without an answer. */
  const ask = (localAddress: string, text = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n') =>
    new Promise<string>((resolve) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () => socket.write(text))
      sockets.push(socket)
      socket.on('data', (part) => resolve(String(part)))
      socket.on('error', () => resolve(''))
      socket.on('close', () => resolve(''))
    })
  return { ask, lines, sockets }
}

it('closes connections of a network above its limit, and accepts those of other networks', async () => {
  const { ask, lines, sockets } = await open({ mostConnectionsOfNetwork: 3 })
  for (let number = 0; number < 3; number += 1) expect(await ask('127.0.0.1')).toContain('200 OK')
  expect(await ask('127.0.0.1')).toBe('')
  expect(await ask('127.0.0.1')).toBe('')
  expect(await ask('127.0.0.2')).toContain('200 OK')
  expect(lines).toHaveLength(1)
  sockets[0]?.destroy()
  await expect.poll(() => ask('127.0.0.1')).toContain('200 OK')
})

it('accepts any number of connections from our own proxy, and from all when there is no limit', async () => {
  const ours = await open({ mostConnectionsOfNetwork: 1, trustedProxies: ['127.0.0.1'] })
  const unbounded = await open({ mostConnectionsOfNetwork: 0 })
  for (let number = 0; number < 5; number += 1) {
    expect(await ours.ask('127.0.0.1')).toContain('200 OK')
    expect(await unbounded.ask('127.0.0.1')).toContain('200 OK')
  }
})

it('ends a request whose headers arrive too slowly', async () => {
  const { ask } = await open({ timeouts: { headMs: 200, bodyMs: 200, uploadMs: 200 } })
  expect(await ask('127.0.0.1', 'GET / HTTP/1.1\r\nhost: a\r\n')).toContain('400')
})

it('closes an unused connection without an answer', async () => {
  const { ask } = await open({ timeouts: { headMs: 200, bodyMs: 200, uploadMs: 200 } })
  expect(await ask('127.0.0.1', '')).toBe('')
})

it('accepts as many connections as half of the file limit', async () => {
  expect(affordable(20_000, 1_024)).toBe(512)
  expect(affordable(20_000, 1_000_000)).toBe(20_000)
  expect(affordable(20_000, null)).toBe(20_000)
  const most = await mostOpenFiles()
  if (process.platform === 'linux') expect(most).toBeGreaterThan(0)
})
