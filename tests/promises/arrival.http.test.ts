import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { carrierDaysBound } from '@okolitsa/domain/delivery/carrier-days.ts'
import { bears, type StorageCondition } from '@okolitsa/domain/delivery/way-days.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { cdekEmulator } from '@okolitsa/emulators/cdek/cdek-emulator.ts'
import { BUILT_IN_CITIES } from '@okolitsa/emulators/cdek/cities.ts'
import { tariffsFor } from '@okolitsa/emulators/cdek/tariffs.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCarrier } from '../../server/adapters/delivery/create-carrier.ts'
import { openDatabase, run } from '../../server/platform/db/client.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { testApp } from '../../server/testing.ts'

/**
 * Checks all products of the demo in places from the west to the east of the country, with and without a carrier's
 * point: the checkout accepts the delivery stated on a card, and products arrive with the required remaining shelf
 * life.
 */
const TOWNS = [
  'Москва',
  'Казань',
  'Новосибирск',
  'Малая Вишера',
  'Норильск',
  'Анадырь',
  'Елизово',
  'Южно-Сахалинск',
] as const
/** Number of products ordered in each town. */
const SAMPLE = 10

const emulator = fastify({ forceCloseConnections: true })
await emulator.register(cdekEmulator, { now: Date.now })
const origin = await emulator.listen({ host: '127.0.0.1', port: 0 })
const off = { CDEK_BASE_URL: undefined, CDEK_ACCOUNT: undefined, CDEK_PASSWORD: undefined }
const { carrier } = await createCarrier({ ...off, CDEK_MODE: 'emulator' }, origin, () => new Date())
const databaseUrl = await demoDatabase()
const shop = await testApp(databaseUrl, { carrier }, { RATE_LIMIT_PER_MINUTE: '0' }, 'none')
const database = openDatabase(databaseUrl, { max: 1 })
afterAll(async () => {
  await database.close()
  await emulator.close()
})

interface Goods {
  readonly id: number
  readonly shelfDays: number | null
  readonly keeping: StorageCondition
  readonly wayDays: number
  readonly organizationId: number
}
let goods = new Map<number, Goods>()
const places = new Map<string, Location>()
beforeAll(async () => {
  await shop.app.work.periodic.find(({ name }) => name === 'load-carrier-towns')?.run()
  const rows = await run<Goods>(
    database.executor,
    `select p.id, p.shelf_days as "shelfDays", p.keeping as "keeping", p.way_days as "wayDays",
       p.organization_id as "organizationId"
     from product p join organization o on o.id = p.organization_id
     where o.type = 'farmer' and o.is_enabled and not o.is_hidden and p.enabled order by p.id`,
  )
  goods = new Map(rows.map((one) => [one.id, one]))
  for (const town of TOWNS)
    places.set(town, (await ask('GET', `/api/v1/geo/places/${encodeURIComponent(town)}`)).items[0])
})

/** State of the random generator (mulberry32), so that every run has the same products. */
let state = 20_261_129
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const some = <One>(all: readonly One[], most: number): One[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one)

async function ask(method: 'GET' | 'POST', url: string, options: { body?: unknown; token?: string } = {}) {
  const { status, body } = await shop.call(method, url, options)
  if (status >= 300) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`)
  return body
}
const queryOf = ({ regionCode, city, settlement, coords }: Location) =>
  String(
    new URLSearchParams({
      regionId: regionCode,
      city: city ?? settlement ?? '',
      latitude: String(coords.latitude),
      longitude: String(coords.longitude),
    }),
  )

async function cardsAt(query: string): Promise<ProductCard[]> {
  const ids = [...goods.keys()]
  const cards: ProductCard[] = []
  for (let from = 0; from < ids.length; from += 100)
    cards.push(...(await ask('POST', `/api/v2/products/ids?${query}`, { body: ids.slice(from, from + 100) })).items)
  return cards
}

/** All entries of a list, page by page. */
async function listedAt(query: string): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = []
  for (;;) {
    const { items, totalItems } = await ask(
      'GET',
      `/api/v3/products?size=100&from=${ids.length}&sorting=novelty&${query}`,
    )
    ids.push(...items.map(({ id }: ProductCard) => id))
    if (items.length === 0 || ids.length >= totalItems) return { ids, total: totalItems }
  }
}

/**
 * Whether a product arrives with a third of its shelf life and two days; the carrier takes no chilled or frozen
 * products.
 */
function arrivesGood({ shelfDays, keeping }: Goods, days: number, isCarried: boolean): boolean {
  if (isCarried && (keeping === 'frozen' || keeping === 'ice')) return false
  if (days === 0) return true
  if (shelfDays === null) return keeping === 'ambient' || keeping === 'frozen'
  const left = shelfDays - days
  return left >= shelfDays / 3 && left >= 2
}

describe.each(TOWNS)('deliveries to %s', (town) => {
  const place = () => places.get(town) as Location

  it('lists only products that arrive in time, and counts them', async () => {
    const query = queryOf(place())
    const [cards, listed, top] = await Promise.all([
      cardsAt(query),
      listedAt(query),
      ask('GET', `/api/v2/categories/products/top?limit=12&${query}`),
    ])
    expect(cards).toHaveLength(goods.size)
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    expect(new Set(listed.ids).size).toBe(listed.total)
    // a product that leaves the assortment announces it first, at every place
    const isThere = (id: number) => cardOf.get(id)?.availability.reason !== 'outOfStock'
    const comes = cards.filter(
      ({ availability: { reason } }) => reason !== 'notDeliveredHere' && reason !== 'willNotLast',
    )
    expect(new Set(listed.ids.filter(isThere))).toEqual(new Set(comes.map(({ id }) => id).filter(isThere)))
    for (const { id, productsCount } of top.items)
      expect([id, productsCount]).toEqual([
        id,
        listed.ids.filter((listedId) => cardOf.get(listedId)?.categoryIds.includes(id)).length,
      ])
  })

  it('states on cards only deliveries with a third of the shelf life and two days left', async () => {
    const query = queryOf(place())
    const cards = (await cardsAt(query)).filter(({ availability }) => availability.isAvailableForCart)
    const ways = new Map<string, ShippingMethod[]>()
    for (const card of cards) {
      const one = goods.get(card.id) as Goods
      const key = `${one.organizationId}?${query}&wayDays=${one.wayDays}`
      const methods: ShippingMethod[] = ways.get(key) ?? (await ask('GET', `/api/v1/shipping-methods/${key}`)).items
      ways.set(key, methods)
      expect([card.title, methods.length > 0]).toEqual([card.title, true])
      for (const { methodCode, carrier: way } of methods) {
        const days = way?.daysMax ?? 0
        expect([card.title, methodCode, days, arrivesGood(one, days, way !== null)]).toEqual([
          card.title,
          methodCode,
          days,
          true,
        ])
      }
    }
  }, 300_000)

  it('accepts orders of the stated deliveries, and refuses others in a cart', async () => {
    const query = queryOf(place())
    const { token } = await shop.signIn(`7916555${String(TOWNS.indexOf(town)).padStart(4, '0')}`)
    const cards = await cardsAt(query)
    const shown = cards.filter(({ availability, harvestReadyOn }) => availability.isAvailableForCart && !harvestReadyOn)
    for (const card of some(shown, SAMPLE)) await order(card, token)
    const kept = cards.filter(
      ({ availability: { reason } }) => reason === 'notDeliveredHere' || reason === 'willNotLast',
    )
    for (const card of some(kept, SAMPLE)) {
      const { status, body } = await shop.call('POST', '/api/v2/cart', {
        token,
        body: {
          organizationId: card.farmer.id,
          products: [{ productId: card.id, quantity: 1 }],
          place: place(),
        },
      })
      const code = card.availability.reason === 'willNotLast' ? 'GOODS_WILL_NOT_LAST' : 'UNAVAILABLE_AT_USER_AREA'
      expect([card.title, status, body.code]).toEqual([card.title, 400, code])
      if (code === 'GOODS_WILL_NOT_LAST')
        expect(body.facts.products).toEqual([{ productId: card.id, ...card.availability.perishes }])
    }
  }, 300_000)

  /** Orders a product as its card states: by each end of the carrier's range, otherwise by the seller's method. */
  async function order(card: ProductCard, token: string): Promise<void> {
    const one = goods.get(card.id) as Goods
    const most = Math.min(card.availability.available ?? 100, card.maxSaleQuantity ?? 100)
    const cart: Cart = await ask('POST', '/api/v2/cart', {
      token,
      body: { organizationId: card.farmer.id, products: [{ productId: card.id, quantity: 1 }], place: place() },
    })
    expect([card.title, cart.products[0]?.isAvailableForCart, cart.isAvailableAtUserArea]).toEqual([
      card.title,
      true,
      true,
    ])
    const methods: ShippingMethod[] = (
      await ask('GET', `/api/v1/shipping-methods/${card.farmer.id}?${queryOf(place())}&wayDays=${cart.wayDays}`)
    ).items.filter(({ dates }: ShippingMethod) => dates.length > 0)
    const enough = (minimum: number) => Math.ceil(minimum / card.price)
    const way =
      methods.find(({ methodCode }) => methodCode === 'cdek') ??
      methods.find(({ methodCode }) => methodCode === 'pickup') ??
      methods.find(({ minOrderSum }) => enough(minOrderSum) <= most)
    // below every minimum the card says so, and the product cannot be ordered
    if (!way) return
    const quantity = Math.max(1, enough(way.minOrderSum))
    if (quantity > 1)
      await ask('POST', '/api/v2/cart', {
        token,
        body: {
          organizationId: card.farmer.id,
          products: [{ productId: card.id, quantity: quantity - 1 }],
          place: place(),
        },
      })
    const weightGrams = quantity * (card.unit === 'шт' ? 1_000 : card.measure)
    const points =
      way.carrier && way.carrier.end !== 'door'
        ? (
            await ask(
              'GET',
              `/api/v1/cdek/places/farmers/${card.farmer.id}?${queryOf(place())}&weightGrams=${weightGrams}`,
            )
          ).items
        : []
    const { paymentMethods } = await ask('GET', `/api/v3/farmers/id/${card.farmer.id}?${queryOf(place())}`)
    const { status, body } = await shop.call('POST', '/api/v3/checkout', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        carts: [
          {
            cartId: cart.cartId,
            methodCode: way.methodCode,
            date: way.dates[0]?.date,
            ...(way.tradePlace && { tradePlaceId: way.tradePlace.id }),
            ...(points[0] && {
              carrierPointCode: points.find(({ kind }: { kind: string }) => kind === way.carrier?.end)?.code,
            }),
            paymentMethod: paymentMethods.includes('cashondelivery') ? 'cashondelivery' : paymentMethods[0],
          },
        ],
        place: { ...place(), street: 'Садовая', house: '1' },
        recipient: { name: 'Анна', phone: '79160000001' },
      },
    })
    expect([card.title, way.methodCode, status, body.refused ?? body]).toEqual([card.title, way.methodCode, 201, []])
    expect(arrivesGood(one, way.carrier?.daysMax ?? 0, way.carrier !== null)).toBe(true)
  }
})

it("allows at least the days of the carrier's fastest tariff between any two towns", () => {
  for (const from of BUILT_IN_CITIES)
    for (const to of BUILT_IN_CITIES) {
      const tariffs = tariffsFor(from, to, 3_000)
      const fastest = Math.min(...tariffs.map(({ calendar_max: days }) => days))
      const bound = carrierDaysBound(from, to)
      expect([from.city, to.city, tariffs.length === 0 || fastest <= bound]).toEqual([from.city, to.city, true])
      expect(bears(bound, 'carrier', bound)).toBe(true)
    }
})
