import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { listenForSignals } from '../db/pg-listener.ts'
import { testDatabase } from '../db/testing.ts'
import { httpCallContext } from '../http/mount.ts'
import { createHttpServer } from '../http/server.ts'
import { WITHOUT_LIMITS } from '../http/testing.ts'
import { createLiveHub, type LiveHub, liveChanged, publishLive } from './live-hub.ts'
import { createLiveStreams, type LiveLimits } from './live-streams.ts'
import { mountLive } from './mount-live.ts'

const database = openDatabase(await testDatabase())
afterAll(() => database.close())

interface Node {
  readonly http: FastifyInstance
  readonly url: string
  /** Number of active subscriptions. */
  readonly subscriptions: () => number
  readonly endSession: (sessionId: string) => void
  close(): Promise<void>
}
const nodes: Node[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close()
})

/** Opens one node. Topics with even keys are public, the others belong to customer 7; access checks can be delayed. */
async function openNode(
  limits: Partial<LiveLimits> = {},
  answered: () => Promise<void> = async () => {},
): Promise<Node> {
  const plain = createLiveHub()
  let subscriptions = 0
  const hub: LiveHub = {
    ...plain,
    subscribe(topics, listener) {
      const leave = plain.subscribe(topics, listener)
      subscriptions += 1
      return () => {
        subscriptions -= 1
        leave()
      }
    },
  }
  const http = await createHttpServer({ ...WITHOUT_LIMITS, log: pino({ level: 'error' }) })
  const { endSession } = mountLive(
    http,
    {
      hub,
      limits,
      mayListen: {
        thing: async (actor, key) => {
          if (Number(key) % 2 === 0) return true
          await answered()
          return actor.kind === 'customer' && actor.customerId === 7
        },
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
          { siteUuid: null, mode: 'default', organizationId: null, origin: null },
          { secureCookies: false, isPreview: false },
        ),
    },
  )
  const listening = await listenForSignals(database.pool, {
    [liveChanged.channel]: (topic) => hub.changed(topic || null),
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const node = {
    http,
    subscriptions: () => subscriptions,
    endSession,
    url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api/v1/live`,
    close: async () => {
      await http.close()
      await listening.stop()
    },
  }
  nodes.push(node)
  return node
}

/** Opens a stream and reads its text until it ends. */
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

const openSockets = ({ http }: Node) =>
  new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)))

describe('the stream of changes', () => {
  it('sends a change to the listeners of every node, after the commit only', async () => {
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

  it('sends only topics that the listener may see, by name', async () => {
    const node = await openNode()
    expect((await listen(node, ['thing:3'])).status).toBe(404)
    expect((await listen(node, ['nothing:2'])).status).toBe(404)
    expect((await listen(node, ['constructor:2'])).status).toBe(404)
    const some = await listen(node, ['thing:3', 'thing:2'])
    const all = await listen(node, ['thing:3', 'thing:2'], 7)
    await expect.poll(() => some.text).toContain('event: ready\ndata: thing:2\n')
    await expect.poll(() => all.text).toContain('event: ready\ndata: thing:3 thing:2\n')
  })

  it('describes invalid topics in Russian', async () => {
    const { http } = await openNode()
    const of = async (url: string) => (await http.inject({ url: `/api/v1/live${url}` })).json()
    expect(await of('')).toMatchObject({ status: 400, errors: { topic: 'обязательное поле' } })
    expect((await of('?topic=../etc')).errors).toEqual({ 'topic.0': 'Некорректное значение' })
    expect((await of(`?topic=${Array(31).fill('thing:2').join(',')}`)).status).toBe(400)
  })

  it('sends heartbeats', async () => {
    const reader = await listen(await openNode({ heartbeatMs: 15 }), ['thing:2'])
    await expect.poll(() => reader.text.split('\n: \n').length).toBeGreaterThan(2)
  })

  it('ends a stream after its lifetime', async () => {
    const reader = await listen(await openNode({ lifeMs: 30 }), ['thing:2'])
    await expect.poll(() => reader.isOver).toBe(true)
  })

  it('limits the streams of a client, and frees a slot when one ends', async () => {
    const node = await openNode({ perClient: 2 })
    const [one] = [await listen(node, ['thing:2']), await listen(node, ['thing:2'])]
    const third = await listen(node, ['thing:2'])
    expect(third.status).toBe(429)
    expect(third.answer.headers.get('retry-after')).toBe('30')
    expect((await listen(node, ['thing:2'], 7)).status).toBe(200)
    one.leave()
    await expect.poll(async () => (await listen(node, ['thing:2'])).status).toBe(200)
  })

  it('ends the streams and subscriptions of an ended session, but not of other sessions', async () => {
    const node = await openNode()
    const mine = [await listen(node, ['thing:1', 'thing:2'], 7), await listen(node, ['thing:2'], 7)]
    const others = [await listen(node, ['thing:2'], 8), await listen(node, ['thing:2'])]
    await expect.poll(() => [...mine, ...others].every(({ text }) => text.includes('ready'))).toBe(true)
    node.endSession('session-7')
    await expect.poll(() => mine.every(({ isOver }) => isOver)).toBe(true)
    await expect.poll(node.subscriptions).toBe(2)
    await publishLive(database.executor, 'thing:2')
    await expect.poll(() => others.every(({ text }) => text.includes('changed'))).toBe(true)
    expect(mine.some(({ text }) => text.includes('changed'))).toBe(false)
    // the sockets are closed, too: fetch does not keep the connection of an ended stream alive
    await expect.poll(() => openSockets(node)).toBe(2)
  })

  it('does not open a stream whose session ends during the access check', async () => {
    const gate = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const node = await openNode({}, () => {
      asked.resolve()
      return gate.promise
    })
    const opening = listen(node, ['thing:1'], 7)
    await asked.promise
    node.endSession('session-7')
    gate.resolve()
    expect((await opening).status).toBe(401)
    expect(node.subscriptions()).toBe(0)
  })

  it('does not block shutdown, also when a stream is opened at that moment', async () => {
    const gate = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const node = await openNode({}, () => {
      asked.resolve()
      return gate.promise
    })
    const readers = [await listen(node, ['thing:2'], 7), await listen(node, ['thing:2'])]
    await expect.poll(() => readers.every(({ text }) => text.includes('ready'))).toBe(true)
    const late = listen(node, ['thing:1'], 7)
    await asked.promise
    // an open stream would block this for its lifetime of ten minutes
    const closed = nodes.splice(0)[0]?.close()
    await expect.poll(() => readers.every(({ isOver }) => isOver)).toBe(true)
    gate.resolve()
    await closed
    const reader = await late
    await expect.poll(() => reader.isOver).toBe(true)
    expect([node.subscriptions(), await openSockets(node)]).toEqual([0, 0])
  })

  it('disconnects a reader that does not read', () => {
    const unread = new (class extends Writable {
      writeHead = () => this
      // never confirms a write
      override _write = () => undefined
    })()
    const streams = createLiveStreams(createLiveHub(), {})
    streams.open(unread as unknown as ServerResponse, 'somebody', ['thing:2'], 'session-7')
    expect(unread.destroyed).toBe(false)
    streams.endSession('session-7')
    expect(unread.destroyed).toBe(true)
  })
})
