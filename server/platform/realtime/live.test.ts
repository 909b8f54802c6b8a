import type { AddressInfo } from 'node:net'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { listenForNotices } from '../db/notices.ts'
import { testDatabase } from '../db/testing.ts'
import { httpCallContext } from '../http/mount.ts'
import { createHttpServer } from '../http/server.ts'
import { WITHOUT_LIMITS } from '../http/testing.ts'
import { createLiveHub, LIVE_CHANNEL, publishLive } from './live-hub.ts'
import type { LiveLimits } from './live-streams.ts'
import { mountLive } from './mount-live.ts'

const database = openDatabase(await testDatabase())
afterAll(() => database.close())

interface Node {
  readonly http: FastifyInstance
  readonly url: string
  close(): Promise<void>
}
const nodes: Node[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close()
})

/** One node of the shop: things of even numbers are for everyone, the others for customer 7. */
async function openNode(limits: Partial<LiveLimits> = {}): Promise<Node> {
  const hub = createLiveHub()
  const http = await createHttpServer({ ...WITHOUT_LIMITS, log: pino({ level: 'error' }) })
  mountLive(
    http,
    {
      hub,
      limits,
      mayListen: {
        thing: async (actor, key) => Number(key) % 2 === 0 || (actor.kind === 'customer' && actor.customerId === 7),
      },
    },
    {
      actorOf: async (request): Promise<Actor> => {
        const customerId = Number(request.headers['x-customer'])
        return customerId
          ? { kind: 'customer', customerId, phone: '79160000000', groupId: 1, sessionId: `session-${customerId}` }
          : { kind: 'guest' }
      },
      contextOf: (request, reply) =>
        httpCallContext(
          request,
          reply,
          { mode: 'default', organizationId: null, origin: null },
          { secureCookies: false },
        ),
    },
  )
  const listening = await listenForNotices(database.pool, { [LIVE_CHANNEL]: hub.changed })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const node = {
    http,
    url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api/v1/live`,
    close: async () => {
      await http.close()
      await listening.stop()
    },
  }
  nodes.push(node)
  return node
}

/** A reader of a stream: what came so far, and whether it is over. */
async function listen(node: Node, topics: readonly string[], customerId?: number) {
  const query = topics.map((topic) => `topic=${topic}`).join('&')
  const leaving = new AbortController()
  const answer = await fetch(`${node.url}?${query}`, {
    headers: customerId ? { 'x-customer': String(customerId) } : {},
    signal: leaving.signal,
  })
  const reader = { status: answer.status, text: '', isOver: false, answer, leave: () => leaving.abort() }
  const decoder = new TextDecoder()
  const read = async () => {
    if (answer.body) for await (const chunk of answer.body) reader.text += decoder.decode(chunk, { stream: true })
  }
  const over = () => {
    reader.isOver = true
  }
  void read().then(over, over)
  return reader
}

describe('the stream of changes', () => {
  it('carries a change to the listeners of every node, after the commit and only then', async () => {
    const [first, second] = [await openNode(), await openNode()]
    const readers = [await listen(first, ['thing:2', 'thing:4']), await listen(second, ['thing:2'])]
    const other = await listen(second, ['thing:4'])
    await expect.poll(() => readers.every(({ text }) => text.includes('event: ready'))).toBe(true)
    expect(readers[0]?.answer.headers.get('content-type')).toContain('text/event-stream')

    await database.inTransaction(async (tx) => {
      await publishLive(tx, 'thing:2')
      await new Promise((resolve) => setTimeout(resolve, 60))
      expect(readers.some(({ text }) => text.includes('changed'))).toBe(false)
    })
    await expect.poll(() => readers.every(({ text }) => text.includes('event: changed\ndata: thing:2\n\n'))).toBe(true)
    await expect(
      database.inTransaction(async (tx) => {
        await publishLive(tx, 'thing:4')
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await publishLive(database.executor, 'thing:2')
    await expect.poll(() => readers[0]?.text.split('changed').length).toBe(3)
    expect(other.text).not.toContain('changed')
  })

  it('lets hear only what one may hear, and names it', async () => {
    const node = await openNode()
    expect((await listen(node, ['thing:3'])).status).toBe(404)
    expect((await listen(node, ['nothing:2'])).status).toBe(404)
    expect((await listen(node, ['constructor:2'])).status).toBe(404)
    const some = await listen(node, ['thing:3', 'thing:2'])
    const all = await listen(node, ['thing:3', 'thing:2'], 7)
    await expect.poll(() => some.text).toContain('event: ready\ndata: thing:2\n')
    await expect.poll(() => all.text).toContain('event: ready\ndata: thing:3 thing:2\n')
  })

  it('says in Russian what is wrong with the topics', async () => {
    const { http } = await openNode()
    const of = async (url: string) => (await http.inject({ url: `/api/v1/live${url}` })).json()
    expect(await of('')).toMatchObject({ status: 400, errors: { topic: 'обязательное поле' } })
    expect((await of('?topic=../etc')).errors).toEqual({ 'topic.0': 'Некорректное значение' })
    expect((await of(`?topic=${Array(31).fill('thing:2').join(',')}`)).status).toBe(400)
  })

  it('beats while nothing happens', async () => {
    const reader = await listen(await openNode({ heartbeatMs: 15 }), ['thing:2'])
    await expect.poll(() => reader.text.split('\n: \n').length).toBeGreaterThan(2)
  })

  it('ends by itself', async () => {
    const reader = await listen(await openNode({ lifeMs: 30 }), ['thing:2'])
    await expect.poll(() => reader.isOver).toBe(true)
  })

  it('has room for so many of one client, and again when one has left', async () => {
    const node = await openNode({ perClient: 2 })
    const [one] = [await listen(node, ['thing:2']), await listen(node, ['thing:2'])]
    const third = await listen(node, ['thing:2'])
    expect(third.status).toBe(429)
    expect(third.answer.headers.get('retry-after')).toBe('30')
    expect((await listen(node, ['thing:2'], 7)).status).toBe(200)
    one.leave()
    await expect.poll(async () => (await listen(node, ['thing:2'])).status).toBe(200)
  })

  it('does not hold the server when it stops', async () => {
    const reader = await listen(await openNode(), ['thing:2'])
    await expect.poll(() => reader.text).toContain('ready')
    // were the stream left open, this would wait for the ten minutes of its life
    await nodes.splice(0)[0]?.close()
    await expect.poll(() => reader.isOver).toBe(true)
  })
})
