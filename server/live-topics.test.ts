import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { openNoticesShop } from './modules/notices/notices-shop.data.ts'
import { orderMoved } from './modules/orders/events.ts'
import { openDatabase } from './platform/db/client.ts'
import { emit } from './platform/db/outbox.ts'
import { testDatabase } from './platform/db/testing.ts'
import { testApp } from './testing.ts'

const url = await testDatabase()
const shop = await openNoticesShop(url)
const { app, signIn } = await testApp(url)
await app.http.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.http.server.address() as AddressInfo

const open = (topic: string, token?: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${port}/api/v1/live?topic=${topic}`, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(signal && { signal }),
  })

it('the shopper of an order hears that it moved, and nobody else', async () => {
  const { token, user } = await signIn('79160000002')
  const { token: other } = await signIn('79160000001')
  const orderId = await shop.order()
  for (const stranger of [undefined, other]) expect((await open(`order:${orderId}`, stranger)).status).toBe(404)
  for (const topic of ['order:0', 'order:x', 'order:99999999999', 'cart:x', 'notices:1']) {
    expect((await open(topic, token)).status, topic).toBe(404)
  }

  const closing = new AbortController()
  const stream = await open(`order:${orderId}`, token, closing.signal)
  let heard = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    if (stream.body) for await (const chunk of stream.body) heard += decoder.decode(chunk, { stream: true })
  })().catch(() => undefined)
  await vi.waitFor(() => expect(heard).toContain('event: ready'))
  const database = openDatabase(url)
  const step = { from: 'formed', to: 'isAssembling', actor: 'farmer', reason: '' } as const
  await emit(database.executor, orderMoved({ orderId, customerId: user.id, organizationId: 101, ...step }))
  await vi.waitFor(() => expect(heard).toContain(`event: changed\ndata: order:${orderId}\n`), { timeout: 10_000 })
  await database.close()
  closing.abort()
  await reading
})
