import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { GRAM, MILLILITRE, PIECE } from '@okolitsa/domain/catalog/unit.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { NewShippingRate } from '@okolitsa/domain/sellers/seller-fields.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { courierIn, type SellerSpec } from '../../testing/goods.data.ts'
import { AUTHOR, siteOf } from '../../testing/supply.data.ts'
import { openWorld, type World, type WorldOptions } from '../../testing/world.data.ts'

/** A small test world with fixed ids: two farms and a restaurant near Moscow, a hidden farm and a tour operator. */
export const FARM = 101
export const FAR_FARM = 102
export const RESTAURANT = 301
export const HIDDEN_FARM = 103
export const TOUR_OPERATOR = 501
/** Cheese at 645,50 ₽ for 300 г, unlimited. */
export const CHEESE = 1
/** Eggs at 180 ₽ for 10 шт, four in stock. */
export const EGGS = 2
/** Honey at 300 ₽, 250 ₽ today, at most three in one order. */
export const HONEY = 3
/** Milk of the far farm, which delivers only to Vladimir. */
export const FAR_MILK = 4
export const SOUP = 5
/** Jam that is off sale. */
export const OLD_JAM = 6

export const ANNA = 1001
export const BORIS = 1002
/** A customer with two free deliveries by subscription. */
export const VERA = 1003

export const moscow: Location = defaultLocation
export const vladimir: Location = {
  ...defaultLocation,
  title: 'Vladimir',
  city: 'Владимир',
  region: 'Владимирская обл',
  regionCode: '33',
  coords: { latitude: 56.129, longitude: 40.407 },
}
/** Location parameters of Moscow for a query. */
export const inMoscow = 'regionId=77&city=Москва&latitude=55.75&longitude=37.61'
export const inVladimir = 'regionId=33&city=Владимир&latitude=56.13&longitude=40.4'

export interface Answered<T> {
  readonly status: number
  readonly body: T
  readonly cookie: string | undefined
}

export interface CartShop extends Omit<World, 'call'> {
  /** Returns the SQL statements outside transactions since the last call. */
  takeStatements(): string[]
  call<T = Cart>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options?: { as?: number; site?: number; body?: unknown; cookie?: string; headers?: Record<string, string> },
  ): Promise<Answered<T>>
  /** Sets additional courier rates of the farm; none = only its own rate. */
  couriers(...more: NewShippingRate[]): Promise<void>
  /** Opens a new cart of a guest or a customer in Moscow. */
  opened(products?: { productId: number; quantity?: number }[], as?: number, organizationId?: number): Promise<Cart>
}

const courier = (regionCode: '77' | '33'): NewShippingRate =>
  courierIn(regionCode, {
    minOrderSum: kopecks(80_000),
    freeDeliverySum: kopecks(200_000),
    freeDeliverySumForSubscribers: kopecks(100_000),
  })
const seller = (id: number, type: 'farmer' | 'restaurant' | 'tour_operator', regionCode: '77' | '33'): SellerSpec => ({
  id,
  profile: {
    type,
    slug: `seller-${id}`,
    title: `Seller ${id}`,
    smallImage: 'farm/101.webp',
    regionCode,
    workWithSubscriptions: true,
  },
  rates: [courier(regionCode)],
})

/**
 * The shop for cart tests; `farms` additional ones near Moscow have ids from 1000 up, each with one product of the same
 * id.
 */
export async function openCartShop({
  farms = 0,
  ...options
}: Pick<WorldOptions, 'settings'> & { farms?: number } = {}): Promise<CartShop> {
  const world = await openWorld(options)
  const { http } = world.app
  const { executor } = world.database
  const more = Array.from({ length: farms }, (_, index) => 1000 + index)
  await world.categories({ id: 1, urlKey: 'all', title: 'All' }, { id: 11, parentId: 1, urlKey: 'food', title: 'Food' })
  await world.sellers(
    seller(FARM, 'farmer', '77'),
    seller(FAR_FARM, 'farmer', '33'),
    seller(RESTAURANT, 'restaurant', '77'),
    { ...seller(HIDDEN_FARM, 'farmer', '77'), isHidden: true },
    seller(TOUR_OPERATOR, 'tour_operator', '77'),
    ...more.map((id) => seller(id, 'farmer', '77')),
  )
  await world.products(
    { id: CHEESE, seller: FARM, unit: GRAM, measure: 300, price: 64_550, fields: { image: 'food/1.webp' } },
    { id: EGGS, seller: FARM, unit: PIECE, measure: 10, price: 18_000, stock: 4 },
    {
      id: HONEY,
      seller: FARM,
      unit: GRAM,
      measure: 500,
      price: 30_000,
      specialPrices: [{ price: kopecks(25_000), from: '2026-11-01', to: '2026-11-30' }],
      fields: { maxSaleQuantity: 3 },
    },
    { id: FAR_MILK, seller: FAR_FARM, unit: MILLILITRE, measure: 900, price: 12_000 },
    { id: SOUP, seller: RESTAURANT, price: 45_000 },
    { id: OLD_JAM, seller: FARM, price: 20_000, isEnabled: false },
    ...more.map((id) => ({ id, seller: id, price: 5_000 })),
  )
  await world.customers(
    { id: ANNA, phone: '79160000001', firstName: 'Анна' },
    { id: BORIS, phone: '79160000002', firstName: 'Борис' },
    { id: VERA, phone: '79160000003', plan: 'Start2024Year1' },
  )

  const statements: string[] = []
  const { query } = executor
  Object.assign(executor, {
    query: (text: string, values: readonly unknown[]) => {
      statements.push(text)
      return query(text, values)
    },
  })
  const call: CartShop['call'] = async (method, url, { as, site, body, cookie, headers } = {}) => {
    const response = await http.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(as && { authorization: `Bearer ${await world.tokenOf(as)}` }),
        ...(site && { host: siteOf(site) }),
        ...(cookie && { cookie }),
      },
      ...(body !== undefined && { payload: body as object }),
    })
    const kept = response.cookies.find((one) => one.name === 'guest-carts')
    return {
      status: response.statusCode,
      body: response.json(),
      cookie: kept && `guest-carts=${kept.value}`,
    }
  }
  return {
    ...world,
    couriers: async (...more) => {
      await world.changeSellers((tx, { sellers }) =>
        sellers.setShippingRates(tx, AUTHOR, FARM, [courier('77'), ...more]),
      )
    },
    takeStatements: () => statements.splice(0),
    call,
    opened: async (products = [], as, organizationId = FARM) => {
      const body = { organizationId, place: moscow, products }
      const answer = await call('POST', '/api/v2/cart', { ...(as && { as }), body })
      if (answer.status !== 201) throw new Error(`no cart: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
  }
}
