import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { liveChanged } from '../../platform/realtime/live-hub.ts'
import { orderPlaced } from '../../sales/order-lifecycle/events.ts'
import { testApp } from '../../testing.ts'
import { openNotificationsShop } from './notifications-shop.data.ts'

const url = await testDatabase()
const shop = await openNotificationsShop(url)
const database = openDatabase(url)
// the farm of the orders has a shop of its own, and so has a farm without any
await database.pool.query(
  `insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
     time_zone, legal_name, legal_address, tin, ien, order_cutoff, delivery_weekdays, window_from_hour, window_to_hour)
   select 102, type, 'other', 'Other', small_image, image, city, region, region_code, latitude, longitude,
     time_zone, legal_name, legal_address, tin, ien, order_cutoff, delivery_weekdays, window_from_hour, window_to_hour
   from organization where id = 101`,
)
await database.pool.query(
  `insert into site (host, mode, organization_id) values ('own.example', 'saas', 101), ('other.example', 'saas', 102)`,
)
const { call, signIn } = await testApp(url)
const news: string[] = []
const listening = await listenForSignals(database.pool, { [liveChanged.channel]: (topic) => void news.push(topic) })
afterAll(async () => {
  await listening.stop()
  await database.close()
})

/** The customer of the orders in the small world, by their phone. */
let vera: { token: string; user: { id: number } }
let anna: { token: string }
const orders: number[] = []
beforeAll(async () => {
  vera = await signIn('79160000002')
  anna = await signIn('79160000001')
  for (let index = 0; index < 3; index++) {
    const orderId = await shop.order()
    orders.push(orderId)
    await shop.tell(orderPlaced, { orderId })
  }
})
const list = (query = '') => call('GET', `/api/v1/notifications${query}`, { token: vera.token })
const unread = async () =>
  (await call('GET', '/api/v1/notifications/unread-count', { token: vera.token })).body.unreadCount as number

describe('the list of notices', () => {
  it('holds the customer’s own, newest first, page by page', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalItems: 3, totalPages: 1, unreadCount: 3 })
    expect(body.items.map((item: { orderId: number }) => item.orderId)).toEqual(orders.toReversed())
    expect(body.items[0]).toEqual({
      id: expect.any(Number),
      title: expect.stringMatching(/^Заказ №[\s\d]+принят$/),
      text: expect.stringContaining('Ольховка уже знает'),
      orderId: orders[2],
      createdAt: '2026-11-21T08:00:00.000Z',
      isRead: false,
    })
    expect((await list('?perPage=2&page=2')).body.items).toHaveLength(1)
    expect((await call('GET', '/api/v1/notifications', { token: anna.token })).body).toMatchObject({ totalItems: 0 })
  })
  it('tells at a seller’s own site of that seller’s orders alone', async () => {
    const at = async (host: string) => {
      const options = { token: vera.token, headers: { host } }
      const { body } = await call('GET', '/api/v1/notifications', options)
      const count = (await call('GET', '/api/v1/notifications/unread-count', options)).body.unreadCount
      return [body.items.length, body.totalItems, body.unreadCount, count]
    }
    expect(await at('own.example')).toEqual([3, 3, 3, 3])
    expect(await at('other.example')).toEqual([0, 0, 0, 0])
    await call('PATCH', '/api/v1/notifications/read', {
      token: vera.token,
      headers: { host: 'other.example' },
      body: { upToId: 2_000_000_000 },
    })
    expect(await unread()).toBe(3)
  })
  it('says live that it grew, to its customer alone', async () => {
    await expect.poll(() => news).toContain(`notifications:${vera.user.id}`)
    expect(new Set(news.filter((topic) => topic.startsWith('notifications:')))).toEqual(
      new Set([`notifications:${vera.user.id}`]),
    )
    const mayListen = (customerId: number, key: string) =>
      shop.mayListen(
        { kind: 'customer', customerId, phone: '79160000002', groupId: 1, sessionId: '' },
        key,
        {} as never,
      )
    expect(await mayListen(7, '7')).toBe(true)
    expect(await mayListen(7, '8')).toBe(false)
    expect(await shop.mayListen({ kind: 'guest' }, '7', {} as never)).toBe(false)
  })
  it('is read up to what was shown: what came later stays unread; twice changes nothing', async () => {
    const shown = (await list()).body.items[1].id
    const read = (upToId: unknown) =>
      call('PATCH', '/api/v1/notifications/read', { token: vera.token, body: { upToId } })
    expect((await read(shown)).body).toEqual({ unreadCount: 1 })
    expect((await read(shown)).body).toEqual({ unreadCount: 1 })
    expect(await unread()).toBe(1)
    expect((await list()).body.items.map((item: { isRead: boolean }) => item.isRead)).toEqual([false, true, true])
    expect(await read('x')).toMatchObject({ status: 400, body: { errors: { upToId: 'Здесь нужно число' } } })
    await call('PATCH', '/api/v1/notifications/read', { token: anna.token, body: { upToId: 2_000_000_000 } })
    expect(await unread()).toBe(1)
  })
})
