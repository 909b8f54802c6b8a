import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { liveChanged } from '../../platform/realtime/live-hub.ts'
import { orderPlaced } from '../../sales/order-lifecycle/events.ts'
import { ANNA, FARM, OTHER_FARM, openNotificationsShop, VERA } from './notifications-shop.data.ts'

const shop = await openNotificationsShop()
const news: string[] = []
const listening = await listenForSignals(shop.database.pool, {
  [liveChanged.channel]: (topic) => void news.push(topic),
})
afterAll(listening.stop)

const orders: number[] = []
beforeAll(async () => {
  for (let index = 0; index < 3; index++) {
    const orderId = await shop.order()
    orders.push(orderId)
    await shop.publish(orderPlaced, { orderId })
  }
})
const list = (query = '') => shop.call('GET', `/api/v1/notifications${query}`, { as: VERA })
const unread = async () =>
  (await shop.call('GET', '/api/v1/notifications/unread-count', { as: VERA })).body.unreadCount as number

describe('the list of notifications', () => {
  it("lists the customer's own notifications, newest first, page by page", async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalItems: 3, totalPages: 1, unreadCount: 3 })
    expect(body.items.map((item: { orderId: number }) => item.orderId)).toEqual(orders.toReversed())
    expect(body.items[0]).toEqual({
      id: expect.any(Number),
      title: expect.stringMatching(/^Заказ №[\s\d]+принят$/),
      text: expect.stringContaining('Передали продавцу: Ольховка'),
      orderId: orders[2],
      path: `/account/orders/${orders[2]}`,
      createdAt: '2026-11-21T08:00:00.000Z',
      isRead: false,
    })
    expect((await list('?perPage=2&page=2')).body.items).toHaveLength(1)
    expect((await shop.call('GET', '/api/v1/notifications', { as: ANNA })).body).toMatchObject({ totalItems: 0 })
  })
  it("lists only orders of the seller on the seller's own site", async () => {
    const at = async (site: number) => {
      const { body } = await shop.call('GET', '/api/v1/notifications', { as: VERA, site })
      const count = (await shop.call('GET', '/api/v1/notifications/unread-count', { as: VERA, site })).body.unreadCount
      return [body.items.length, body.totalItems, body.unreadCount, count]
    }
    expect(await at(FARM)).toEqual([3, 3, 3, 3])
    expect(await at(OTHER_FARM)).toEqual([0, 0, 0, 0])
    const read = { as: VERA, site: OTHER_FARM, body: { upToId: 2_000_000_000 } }
    await shop.call('PATCH', '/api/v1/notifications/read', read)
    expect(await unread()).toBe(3)
  })
  it('announces a new entry live to its customer only', async () => {
    await expect.poll(() => news).toContain(`notifications:${VERA}`)
    expect(new Set(news.filter((topic) => topic.startsWith('notifications:')))).toEqual(
      new Set([`notifications:${VERA}`]),
    )
  })
  it('marks notifications as read up to the shown ones, also when repeated', async () => {
    const shown = (await list()).body.items[1].id
    const read = (upToId: unknown) => shop.call('PATCH', '/api/v1/notifications/read', { as: VERA, body: { upToId } })
    expect((await read(shown)).body).toEqual({ unreadCount: 1 })
    expect((await read(shown)).body).toEqual({ unreadCount: 1 })
    expect(await unread()).toBe(1)
    expect((await list()).body.items.map((item: { isRead: boolean }) => item.isRead)).toEqual([false, true, true])
    expect(await read('x')).toMatchObject({ status: 400, body: { errors: { upToId: 'Здесь нужно число' } } })
    await shop.call('PATCH', '/api/v1/notifications/read', { as: ANNA, body: { upToId: 2_000_000_000 } })
    expect(await unread()).toBe(1)
  })
})
