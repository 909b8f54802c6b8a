import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { ANNA, FARM } from '../../server/testing/two-farms.data.ts'
import { BEEF } from './fault-farms.data.ts'
import { faultShopOfFile, type ShopNode, TOTAL } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop
const sent: string[] = []
const channel = { send: async (phone: string, text: string) => void sent.push(`${phone} ${text}`) }
const first = await shop.openNode({ jobs: 'events', adapters: { channel } })
const second = await shop.openNode({ jobs: 'events', adapters: { channel } })
const onBoth = <Result>(act: (node: ShopNode) => Promise<Result>) => Promise.all([act(first), act(second)])
/** Whether both nodes have delivered all events. */
const allDelivered = () =>
  expect.poll(() => sql('select topic from outbox where delivered_at is null and due_at is null')).toEqual([])

const CUSTOMERS = Array.from({ length: 40 }, (_, index) => ({
  customerId: 2001 + index,
  method: index % 2 === 0 ? 'sbp' : 'rbs',
  isPaid: index % 4 < 3,
  isCanceled: index % 3 === 0,
}))

it('creates one order with one payment each when forty customers order, pay, cancel and wait on both nodes concurrently', async () => {
  const placed = await Promise.all(
    CUSTOMERS.map(async (customer) => {
      const cartId = await shop.cart({ [BEEF]: 1 }, customer.customerId)
      const key = randomUUID()
      const [one, two] = await onBoth((node) => node.checkout(cartId, customer.method, key, customer.customerId))
      expect([one.status, two.text]).toEqual([201, one.text])
      return { ...customer, id: Number(one.body.orders[0].orderId) }
    }),
  )
  expect(await sql('select count(*)::int as orders, count(distinct cart_id)::int as carts from shop_order')).toEqual([
    { orders: 40, carts: 40 },
  ])
  await allDelivered()
  await Promise.all(
    placed.map(async ({ id, customerId, isPaid, isCanceled }) => {
      if (isPaid) await bank.pay(id)
      const notification = isPaid ? await bank.notificationOf(id) : null
      const poll = (node: ShopNode) => node.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: customerId })
      const answers = await Promise.all([
        ...(notification ? await onBoth((node) => node.notify(notification)) : []),
        ...(isCanceled ? await onBoth((node) => node.cancel(id, customerId)) : []),
        ...(await onBoth(poll)),
      ])
      for (const { status, text } of answers) expect(status, text).toBeLessThan(500)
    }),
  )
  await allDelivered()
  for (const minutes of [3, 12]) {
    shop.passMinutes(minutes)
    await onBoth((node) => node.app.work.runPeriodic())
    await allDelivered()
  }
  for (const { id, method, isPaid, isCanceled } of placed) {
    const { bank: account, ...own } = await shop.accountOf(id)
    const isHeld = isPaid && !isCanceled && method === 'rbs'
    const kept = isPaid && !isCanceled && method === 'sbp' ? TOTAL : 0
    expect({ id, ...own, held: account.held, kept: account.taken - account.returned }).toMatchObject({
      state: isCanceled ? 'canceled' : 'formed',
      held: isHeld ? TOTAL : 0,
      kept,
      ledger: kept,
      receipts: kept,
      stock: isCanceled ? { released: 300 } : isPaid ? { committed: 300 } : { live: 300 },
    })
    expect(account.registered).toBe(1)
    expect(await shop.countEvents(id, 'OrderPlaced')).toBe(1)
    expect(await shop.countEvents(id, 'PaymentSettled')).toBeLessThanOrEqual(1)
  }
  // neither node sent a message twice
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted())
  expect(await shop.problems()).toEqual([])
})

it("shows a seller's change made on one node on both", async () => {
  const priceAt = async (node: ShopNode) => {
    const { body } = await node.call('GET', `/api/v1/shipping-methods/${FARM}`, { as: ANNA })
    return body.items.find(({ methodCode }: { methodCode: string }) => methodCode === 'courier').price
  }
  expect(await onBoth(priceAt)).toEqual([299, 299])
  await sql('update shipping_rate set price = 19900 where organization_id = $1', [FARM])
  await expect.poll(() => onBoth(priceAt)).toEqual([199, 199])
  await sql('update shipping_rate set price = 29900 where organization_id = $1', [FARM])
  await expect.poll(() => onBoth(priceAt)).toEqual([299, 299])
})

it('notifies customers subscribed on either node of a payment confirmed on one', async () => {
  const id = await first.place('sbp')
  await allDelivered()
  const received = await onBoth(async (node) => {
    await node.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = node.app.http.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/live?topic=order:${id}`, {
      headers: { authorization: `Bearer ${await shop.tokenOf(ANNA)}` },
    })
    const reader = { text: '', end: () => answer.body?.cancel() }
    const read = async () => {
      const decoder = new TextDecoder()
      if (answer.body) for await (const chunk of answer.body) reader.text += decoder.decode(chunk, { stream: true })
    }
    void read().catch(() => {})
    await expect.poll(() => reader.text).toContain('event: ready')
    return reader
  })
  await bank.pay(id)
  await second.notify(await bank.notificationOf(id))
  for (const reader of received) await expect.poll(() => reader.text).toContain(`event: changed\ndata: order:${id}\n\n`)
  await first.cancel(id)
  await allDelivered()
})
