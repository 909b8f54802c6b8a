import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const [FARM, CHEESE, ANNA] = [101, 1, 1001]
const DAILY = [1, 2, 3, 4, 5, 6, 7]
const BROKEN = [
  { from: '10:00', to: '13:00' },
  { from: '14:00', to: '19:00' },
]
const SHORT = [{ from: '18:45', to: '19:15' }]

/** A world on a Saturday at 11:00 in Moscow. */
const world = await openWorld({ isDatabaseAtNoon: true })
const place = (title: string, hours: readonly { from: string; to: string }[]) => ({
  title,
  address: `${title} 1`,
  city: 'Москва',
  regionCode: '77' as const,
  coords: { latitude: 55.7, longitude: 37.6 },
  hours: hours.map((one) => ({ weekdays: DAILY, ...one })),
})
await world.categories({ id: 11, urlKey: 'food', title: 'Food' })
await world.sellers({
  id: FARM,
  paymentMethods: ['cashondelivery'],
  tradePlaces: [place('Stall', BROKEN), place('Stop', SHORT), place('Shop', [{ from: '09:30', to: '17:45' }])],
})
await world.products({ id: CHEESE, seller: FARM, price: 90_000 })
await world.customers({ id: ANNA, phone: '79160000001' })
const [stall = 0, stop = 0] = (
  await world.sql<{ id: number }>('select id from trade_place where organization_id = $1 order by id', [FARM])
).map(({ id }) => id)
const token = await world.staff(FARM)
const cabinet = async (path: string) =>
  (await world.call('GET', `/v1/cabinet${path}`, { headers: { authorization: `Bearer ${token}` } })).body

const methods = async (): Promise<
  { title: string; methodCode: string; dates: (Record<string, unknown> & { date: string })[] }[]
> =>
  (
    await world.call(
      'GET',
      `/api/v1/shipping-methods/${FARM}?${new URLSearchParams({ latitude: '55.75', longitude: '37.62', regionId: '77', city: 'Москва' })}`,
    )
  ).body.items
const order = async (tradePlaceId: number, date: string): Promise<number> => {
  const cartId = await world.cart(ANNA, FARM, { [CHEESE]: 1 })
  const choice = { cartId, methodCode: 'pickup', tradePlaceId, date, paymentMethod: 'cashondelivery' }
  const { body } = await world.checkout(ANNA, choice, { body: { place: null } })
  return body.orders[0].orderId
}
const windowOf = async (orderId: number) =>
  (await world.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })).body.deliveryWindow

it('promises hours with the break of a pickup point, and minutes when it is open for less than an hour', async () => {
  const pickups = (await methods()).filter(({ methodCode }) => methodCode === 'pickup')
  const slots = Object.fromEntries(
    pickups.map(({ title, dates }) => {
      expect(new Set(dates.map(({ date }) => date)).size).toBe(dates.length)
      const [, { date: _, ...slot } = { date: '' }] = dates
      return [title, slot]
    }),
  )
  expect(slots).toEqual({
    Stall: { fromHour: 10, toHour: 13, hours: BROKEN },
    Stop: { fromHour: 18, toHour: 19, hours: SHORT },
    Shop: { fromHour: 10, toHour: 17 },
  })
})

it('stores the hours of the pickup point with the order for the customer, the seller and messages', async () => {
  const dates = (await methods()).find(({ title }) => title === 'Stall')?.dates ?? []
  const [date = '', next = ''] = dates.slice(1).map((slot) => slot.date)
  const id = await order(stall, date)
  expect(await windowOf(id)).toEqual({ fromHour: 10, toHour: 13, hours: BROKEN })
  const list = await cabinet('/orders?queue=new')
  expect(list.items[0].deliveryWindow).toEqual({ fromHour: 10, toHour: 13, hours: BROKEN })
  const print = await cabinet(`/printing?organizationId=${FARM}&date=${date}`)
  expect(print.orders[0].deliveryWindow.hours).toEqual(BROKEN)
  await world.runOutbox()
  const sentTexts = [...world.sent, ...world.letters].map((message) =>
    JSON.stringify(message).replaceAll('\u00A0', ' '),
  )
  expect(sentTexts.some((message) => message.includes('с 10 до 13 и с 14 до 19'))).toBe(true)

  const preview = await world.call('POST', `/api/v1/orders/${id}/delivery/preview`, { as: ANNA, body: { date: next } })
  expect(preview.body.dates).toContainEqual({ date: next, fromHour: 10, toHour: 13, hours: BROKEN })
  const moved = await world.call('POST', `/api/v1/orders/${id}/delivery`, {
    as: ANNA,
    body: { date: next, expectedTotal: preview.body.totalAfter },
  })
  expect(moved.body).toMatchObject({ deliveryDate: next, deliveryWindow: { hours: BROKEN } })
  expect(await windowOf(await order(stop, date))).toEqual({ fromHour: 18, toHour: 19, hours: SHORT })
})
