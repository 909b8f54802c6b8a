import { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { FastifyInstance } from 'fastify'
import { createCatalogModule } from '../../discovery/catalog/index.ts'
import { createReadModelsModule } from '../../discovery/read-models/index.ts'
import { createDeliveryModule, type DeliveryService } from '../../fulfilment/delivery/index.ts'
import { createAuditModule } from '../../people/audit/index.ts'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { DATABASE_TIMEOUT_MS } from '../../platform/db/testing.ts'
import { apiCalls } from '../../platform/http/api.ts'
import { testServer } from '../../platform/http/testing.ts'
import { createSellersModule } from '../../supply/sellers/index.ts'
import { createLoyaltyModule } from '../loyalty/index.ts'
import type { OrderToRepeat } from '../orders/ports.ts'
import { type CartModule, createCartModule } from './index.ts'

/** A small world with fixed ids: two farms and a restaurant near Moscow, a hidden farm, a tour operator. */
export const FARM = 101
export const FAR_FARM = 102
export const RESTAURANT = 301
export const HIDDEN_FARM = 103
export const TOUR_OPERATOR = 501
/** 645,50 ₽ for 300 г, no bound. */
export const CHEESE = 1
/** 180 ₽ for 10 шт, four left. */
export const EGGS = 2
/** 300 ₽, 250 ₽ today, at most three in one order. */
export const HONEY = 3
/** Of the far farm, which carries only to Vladimir. */
export const FAR_MILK = 4
export const SOUP = 5
/** Switched off. */
export const OLD_JAM = 6

export const ANNA = 1001
export const BORIS = 1002
/** Has two free deliveries by subscription. */
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
/** Both in a query. */
export const inMoscow = 'regionId=77&city=Москва&latitude=55.75&longitude=37.61'
export const inVladimir = 'regionId=33&city=Владимир&latitude=56.13&longitude=40.4'

/** A Saturday, eleven in Moscow. */
export const NOON = new Date('2026-11-21T08:00:00Z')

const organization = (id: number, type: string, regionCode: string, more = '') => `
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien, work_with_subscriptions, hue)
values (${id}, '${type}', 'seller-${id}', 'Seller ${id}', 'farm/${id}.webp', 'farm/${id}.webp', 'Town', 'Region',
  '${regionCode}', 55.7, 37.6, 'Europe/Moscow', 'IP', 'Address', '7701234567', '1027700132195', true, 100);
insert into shipping_rate (organization_id, title, price, min_order_sum, free_delivery_sum, is_default,
  free_delivery_sum_for_subscribers)
values (${id}, 'Courier', 29900, 80000, 200000, true, 100000);
insert into shipping_area (shipping_rate_id, kind, region_code)
  select id, 'region', '${regionCode}' from shipping_rate where organization_id = ${id};
${more}`

const product = (id: number, organizationId: number, unit: string, measure: number, price: number, rest = '') => `
insert into product (id, organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image, hue)
values (${id}, ${organizationId}, 11, 'product-${id}', 'sku-${id}', 'Product ${id}', '${unit}', ${measure},
  ${unit !== 'шт'}, ${price}, 'food/${id}.webp', 90);
insert into product_category (product_id, category_id) values (${id}, 11);
insert into stock (product_id, kind) values (${id}, 'unlimited');
${rest}`

const WORLD = `
insert into region (code, name, time_zone) values ('77', 'Москва', 'Europe/Moscow'), ('33', 'Владимирская обл', 'Europe/Moscow')
  on conflict do nothing;
insert into customer (id, phone, group_id, free_delivery_count, has_subscription_offer) overriding system value
  values (${ANNA}, '79160000001', 1, 0, false), (${BORIS}, '79160000002', 1, 0, false), (${VERA}, '79160000003', 1, 2, true);
insert into category (id, parent_id, url_key, title, image) values (1, null, 'all', 'All', 'c/1'), (11, 1, 'food', 'Food', 'c/11');
${organization(FARM, 'farmer', '77')}
${organization(FAR_FARM, 'farmer', '33')}
${organization(RESTAURANT, 'restaurant', '77')}
${organization(HIDDEN_FARM, 'farmer', '77', `update organization set is_hidden = true where id = ${HIDDEN_FARM};`)}
${organization(TOUR_OPERATOR, 'tour_operator', '77')}
${product(CHEESE, FARM, 'г', 300, 64_550)}
${product(EGGS, FARM, 'шт', 10, 18_000, `update stock set kind = 'counted', on_hand = 4 where product_id = ${EGGS};`)}
${product(
  HONEY,
  FARM,
  'г',
  500,
  30_000,
  `update product set max_sale_quantity = 3 where id = ${HONEY};
   insert into special_price (product_id, price, valid) values (${HONEY}, 25000, '[2026-11-01,2026-12-01)');`,
)}
${product(FAR_MILK, FAR_FARM, 'мл', 900, 12_000)}
${product(SOUP, RESTAURANT, 'шт', 1, 45_000)}
${product(OLD_JAM, FARM, 'шт', 1, 20_000, `update product set enabled = false where id = ${OLD_JAM};`)}
`

/** More farms near Moscow, ids from 1000 up, each with one product of the same id. */
const farms = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => organization(1000 + index, 'farmer', '77') + product(1000 + index, 1000 + index, 'шт', 1, 5_000),
  ).join('')

export interface Answered<T> {
  readonly status: number
  readonly body: T
  readonly cookie: string | undefined
}

export interface CartShop {
  readonly app: FastifyInstance
  readonly database: Database
  readonly module: CartModule
  readonly delivery: DeliveryService
  /** What `linesOfOrder` answers. */
  readonly orders: Map<number, { customerId: number; order: OrderToRepeat }>
  /** SQL statements since the last look. */
  takeStatements(): string[]
  moveClock(to: Date): void
  sql(text: string): Promise<void>
  call<T = Cart>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options?: { as?: number; body?: unknown; cookie?: string; headers?: Record<string, string> },
  ): Promise<Answered<T>>
  /** A cart of a guest or of a customer, just opened in Moscow. */
  opened(products?: { productId: number; quantity?: number }[], as?: number, organizationId?: number): Promise<Cart>
  close(): Promise<void>
}

/** The cart's module over a real database with the small world, behind a real server. */
export async function openCartShop(url: string, options: { farms?: number } = {}): Promise<CartShop> {
  const statements: string[] = []
  const database = openDatabase(url, { max: 8, timeoutMs: DATABASE_TIMEOUT_MS })
  const { query } = database.executor
  Object.assign(database.executor, {
    query: (text: string, values: readonly unknown[]) => {
      statements.push(text)
      return query(text, values)
    },
  })
  await database.pool.query(WORLD + farms(options.farms ?? 0))
  let now = NOON
  const clock = () => now
  const { executor, inTransaction } = database
  const readModels = createReadModelsModule(database).service
  const sellers = createSellersModule({ executor, clock, audit: createAuditModule(), readModels })
  const delivery = createDeliveryModule({ executor, clock, sellers })
  const catalog = createCatalogModule({ executor, clock, delivery, sellers })
  const orders: CartShop['orders'] = new Map()
  const module = createCartModule({
    executor,
    inTransaction,
    clock,
    catalog,
    delivery,
    loyalty: createLoyaltyModule({ database, clock }).service,
    orders: {
      linesOfOrder: async ({ customerId }, orderId) => {
        const found = orders.get(orderId)
        return found?.customerId === customerId ? found.order : null
      },
    },
    identity: { mainAddressOf: async (customerId) => (customerId === BORIS ? vladimir : null) },
  })
  const { http: app, mount } = await testServer()
  mount(apiCalls(cartEndpoints, module.handlers, { checkAnswers: true }))
  const call: CartShop['call'] = async (method, path, { as, body, cookie, headers } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: { ...headers, ...(as && { 'x-customer': String(as) }), ...(cookie && { cookie }) },
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
    app,
    database,
    module,
    delivery,
    orders,
    takeStatements: () => statements.splice(0),
    moveClock: (to) => {
      now = to
    },
    sql: async (text) => {
      await database.pool.query(text)
      sellers.forget()
    },
    call,
    opened: async (products = [], as, organizationId = FARM) => {
      const body = { organizationId, place: moscow, products }
      const answer = await call('POST', '/api/v2/cart', { ...(as && { as }), body })
      if (answer.status !== 201) throw new Error(`no cart: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
