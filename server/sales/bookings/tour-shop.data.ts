import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { TourFields } from '@okolitsa/domain/tours/tour.ts'
import { sellerOf } from '../../testing/goods.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { openWorld, type World } from '../../testing/world.data.ts'

export const [GUIDE, STRANGER] = [501, 502]
export const [ANNA, BORIS, VERA, GLEB] = [1, 2, 3, 4]

/** A tour of two days with cancellation terms, full prepayment and no minimum group. */
export const tourOf = (slug: string, fields: Partial<TourFields> = {}): TourFields => ({
  slug,
  title: 'Ночь у костра',
  tagline: 'Шатёр и ужин',
  story: ['Вечером ужин, утром дойка.'],
  regionCode: '40',
  placeTitle: 'Тарусский район',
  coords: { latitude: 54.72, longitude: 37.18 },
  timeZone: 'Europe/Moscow',
  meetingPoint: {
    title: 'Метро «Тёплый Стан»',
    address: 'выход 4',
    coords: { latitude: 55.61, longitude: 37.5 },
    note: 'Белый автобус',
  },
  durationMinutes: 33 * 60,
  programme: [{ day: 1, at: '09:00', title: 'Выезжаем', detail: '' }],
  included: [{ title: 'Обед', detail: '' }],
  notIncluded: [],
  languages: ['ru'],
  toTake: ['Фонарик'],
  ageFrom: 6,
  register: { kind: 'operator', number: 'РТО 021458', guarantee: kopecks(50_000_000) },
  prices: [
    { kind: 'adult', title: 'Взрослый', price: kopecks(690_000), places: 1 },
    { kind: 'child', title: 'Ребёнок', price: kopecks(420_000), places: 1 },
    { kind: 'group', title: 'Своя группа', price: kopecks(600_000), places: 4 },
  ],
  minPeople: null,
  decideHours: 0,
  bookUntilHours: 24,
  prepaymentPercent: 100,
  cancellation: [
    { hoursBefore: 240, backPercent: 100 },
    { hoursBefore: 96, backPercent: 70 },
  ],
  images: ['land/501.svg'],
  hue: 250,
  ...fields,
})

export interface TourShop extends World {
  /** Creates a tour with one date and returns both. */
  tour(
    slug: string,
    places: number,
    fields?: Partial<TourFields>,
    startsAt?: Date,
  ): Promise<{ id: number; dateId: number }>
  pricesOf(id: number): Promise<Record<'adult' | 'child' | 'group', number>>
  book(
    as: number,
    tour: { id: number; dateId: number },
    kinds: readonly ('adult' | 'child' | 'group')[],
    more?: {
      total?: number
      key?: string
      paymentMethod?: string
      prices?: Awaited<ReturnType<TourShop['pricesOf']>>
    },
  ): Promise<Awaited<ReturnType<World['call']>>>
  pay(orderId: number, as?: number): Promise<void>
  booking(orderId: number, as?: number): Promise<Awaited<ReturnType<World['call']>>['body']>
  /** Makes a call as an organizer. */
  desk(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): ReturnType<World['call']>
  placesLeft(dateId: number): Promise<number>
}

const PRICES = { adult: 6_900, child: 4_200, group: 24_000 } as const

export async function openTourShop(): Promise<TourShop> {
  // a bank configured to hold payments when possible
  const shop = await openWorld({ settings: { RBS_STAGES: 'two' } })
  const organizer = (id: number) => {
    const { id: _id, ...seller } = sellerOf({ id, paymentMethods: ['sbp', 'rbs', 'cashondelivery', 'urozhaj'] })
    return { id, ...seller, profile: { ...seller.profile, type: 'tour_operator' as const } }
  }
  await shop.changeSellers(async (tx, { sellers }) => {
    await sellers.createSellers(tx, AUTHOR, [organizer(GUIDE), organizer(STRANGER)])
  })
  await shop.customers(...[ANNA, BORIS, VERA, GLEB].map((id) => ({ id })))
  let [token, signedInAt] = [await shop.staff(GUIDE), shop.now()]
  /** Signs the organizer in again, because staff sessions expire within a day. */
  const guide = async () => {
    if (shop.now().getTime() - signedInAt.getTime() > 3_600_000) {
      ;[token, signedInAt] = [await shop.staff(GUIDE), shop.now()]
    }
    return token
  }
  let keys = 0

  const pricesOf: TourShop['pricesOf'] = async (id) => {
    const { body } = await shop.call('GET', `/api/v2/tours/${id}`)
    return Object.fromEntries(
      body.prices.map(({ kind, id: priceId }: { kind: string; id: number }) => [kind, priceId]),
    ) as Record<'adult' | 'child' | 'group', number>
  }
  return {
    ...shop,
    pricesOf,
    tour: (slug, places, fields, startsAt = new Date('2026-12-05T06:00:00Z')) =>
      shop.write(async (tx, { tours }) => {
        const [id = 0] = await tours.createTours(tx, AUTHOR, [{ organizationId: GUIDE, fields: tourOf(slug, fields) }])
        const [dateId = 0] = await tours.addDates(tx, AUTHOR, GUIDE, [{ tourId: id, startsAt, places }], shop.now())
        return { id, dateId }
      }),
    book: async (as, { id, dateId }, kinds, { total, key, paymentMethod = 'sbp', prices: known } = {}) => {
      const prices = known ?? (await pricesOf(id))
      keys += 1
      return shop.call('POST', '/api/v2/orders/tours', {
        as,
        headers: { 'idempotency-key': key ?? `booking-${keys}` },
        body: {
          dateId,
          people: kinds.map((kind) => ({ priceId: prices[kind], name: 'Анна Соколова' })),
          contact: { name: 'Анна Соколова', phone: '79160000001' },
          paymentMethod,
          expectedTotal: total ?? kinds.reduce((sum, kind) => sum + PRICES[kind], 0),
        },
      })
    },
    pay: async (orderId, as = ANNA) => {
      const status = `/api/v1/checkout/payment/status/${orderId}`
      const { body } = await shop.call('GET', status, { as })
      await shop.fault('no-notify', 1)
      await shop.press(body.payload, 'pay')
      shop.passMinutes(1)
      await shop.call('GET', status, { as })
      await shop.runOutbox()
    },
    booking: async (orderId, as = ANNA) => (await shop.call('GET', `/api/v1/orders/tour/${orderId}`, { as })).body,
    desk: async (method, path, body, own) =>
      shop.call(method, `/v1/cabinet/${path}`, {
        headers: { authorization: `Bearer ${own ?? (await guide())}` },
        ...(body !== undefined && { body }),
      }),
    placesLeft: async (dateId) => {
      const [row] = await shop.sql<{ left: number }>(
        'select on_hand - allocated - held as left from stock where product_id = $1',
        [dateId],
      )
      return row?.left ?? -1
    },
  }
}
