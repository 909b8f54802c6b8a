import { randomUUID } from 'node:crypto'

/** Farms of every history. Products, codes and customers are new each time, so histories share no counters. */
export const FARMS = [101, 102] as const
/** Sellers of the other trades, see `trades.ts`. */
export const KITCHEN = 103
export const ORGANIZER = 104
export const PLANS_SHOP = 105
export const ONLINE_METHODS = ['sbp', 'rbs', 'payanyway', 'paw', 'paybylink'] as const
export const METHODS = [...ONLINE_METHODS, 'cashondelivery', 'banktransfer', 'urozhaj'] as const
export type Method = (typeof METHODS)[number]
export const isOnline = (method: string): boolean => ONLINE_METHODS.some((each) => each === method)

/** The seller's courier rates by the products' total, kopecks. */
export const COURIER = { price: 29_900, from: 50_000, freeFrom: 500_000 }
/** Courier rate to the surrounding region, kopecks. */
export const AROUND_PRICE = 39_900

const seller = (id: number, type: 'farmer' | 'restaurant' | 'tour_operator' = 'farmer') => `
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien, hue, with_cdek, work_with_subscriptions)
values (${id}, '${type}', 'farm-${id}', 'Farm ${id}', 'f', 'f', 'Town', 'Region', '77', 55.7, 37.6, 'Europe/Moscow', 'IP',
  'Address', '7701234567', '1027700132195', 100, true, true);
insert into shipping_rate (organization_id, title, price, min_order_sum, free_delivery_sum, is_default)
  values (${id}, 'Courier', ${COURIER.price}, ${COURIER.from}, ${COURIER.freeFrom}, true);
insert into shipping_area (shipping_rate_id, kind) select id, 'country' from shipping_rate where organization_id = ${id};
with around as (
  insert into shipping_rate (organization_id, title, price, min_order_sum, free_delivery_sum, is_default)
    values (${id}, 'Around', ${AROUND_PRICE}, ${COURIER.from}, ${COURIER.freeFrom}, false) returning id)
  insert into shipping_area (shipping_rate_id, kind, region_code) select id, 'region', '50' from around;
insert into trade_place (id, organization_id, title, address, city, region_code, latitude, longitude, hours)
  overriding system value values (${id}, ${id}, 'Stall', 'Street 1', 'Town', '77', 55.7, 37.6,
    '[{"weekdays": [1,2,3,4,5,6,7], "from": "10:00", "to": "18:00"}]');
with seller as (insert into staff_account (bank_subject, name) values ('farm-${id}', 'Seller') returning id)
  insert into staff_membership (staff_id, organization_id, role, since) select id, ${id}, 'owner', '2026-01-01' from seller;
insert into staff_token (token_hash, staff_id, organization_id, created_at, expires_at)
  select sha256('token-of-${id}'), staff_id, ${id}, '2026-01-01', '2030-01-01' from staff_membership
   where organization_id = ${id};
insert into organization_payment_method (organization_id, code)
  select ${id}, unnest(array['${METHODS.join("', '")}']);`

/** The sellers, for an empty database. */
export const FARMS_SQL = `
insert into region (code, name, time_zone) values ('77', 'Moscow', 'Europe/Moscow'), ('50', 'Around', 'Europe/Moscow')
  on conflict do nothing;
insert into category (id, url_key, title, image) values (11, 'food', 'Food', 'c/11'), (12, 'drink', 'Drink', 'c/12');
with account as (insert into staff_account (bank_subject, name) values ('office', 'Accountant') returning id)
  insert into office_member (id, phone, is_phone_proved, name, roles, user_handle, created_at)
    select id, '79160000009', true, 'Accountant', '{accountant}', '\\x00112233445566778899aabbccddeeff', '2026-01-01' from account;
${FARMS.map((id) => seller(id)).join('\n')}
${seller(KITCHEN, 'restaurant')}
${seller(ORGANIZER, 'tour_operator')}`

/** A product of one history. */
export interface Goods {
  readonly id: number
  readonly farm: (typeof FARMS)[number]
  readonly category: number
  /** Price of one sale step today, kopecks. */
  price: number
  /** Base units in one step: grams for weight goods, 1 for pieces. */
  readonly step: number
  readonly isWeight: boolean
  /** Initial stock in base units; null = unlimited. */
  readonly onHand: number | null
}

/** A promo code of one history. */
export interface Code {
  readonly code: string
  readonly farm: (typeof FARMS)[number]
  readonly percent: number | null
  /** Amount of the discount, kopecks. */
  readonly amount: number | null
  readonly minSum: number
  readonly mostUses: number | null
  readonly mostUsesOfOne: number | null
}

const SHELF = [
  { category: 11, price: 64_550, step: 300, isWeight: true, steps: 8 },
  { category: 11, price: 52_000, step: 1, isWeight: false, steps: 3 },
  { category: 12, price: 31_990, step: 1, isWeight: false, steps: null },
  { category: 11, price: 55_500, step: 250, isWeight: true, steps: 14 },
] as const
/** Products are sorted by farm. */
export const GOODS_OF_FARM = SHELF.length

const CODES = [
  { percent: 10, amount: null, minSum: 60_000, mostUses: null, mostUsesOfOne: 2 },
  { percent: null, amount: 5_000, minSum: 0, mostUses: 3, mostUsesOfOne: null },
] as const
/** Codes are sorted by farm. */
export const CODES_OF_FARM = CODES.length

/** Number of customers: two who buy all kinds of products, and one who buys plans. */
const CUSTOMERS = 3
/** Index of the customer who buys plans and has no initial subscription. */
export const MEMBER = 2
/** Initial bonuses of every customer, kopecks. */
export const GIFT = 30_000
/** Initial free deliveries, valid for a month that is longer than the history. */
export const FREE_DELIVERIES = 2

export interface Beginning {
  /** Customer ids. */
  readonly customers: readonly number[]
  readonly goods: readonly Goods[]
  readonly codes: readonly Code[]
}
type Sql = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** Creates customers with a gift each, products and codes. */
export async function beginHistory(sql: Sql, at: Date): Promise<Beginning> {
  const tag = randomUUID().slice(0, 13)
  // fees of the histories before end, so that each one begins with the default
  await sql('update commission_rule set until_day = from_day - 1')
  const customers = await sql<{ id: number }>(
    `insert into customer (phone, first_name, group_id)
     select (79100000000 + (select count(*) from customer) + n)::text, 'Anna', 1 from generate_series(1, $1) as n
     returning id`,
    [CUSTOMERS],
  )
  await sql(
    `insert into bonus_entry (customer_id, kind, amount, at) select id, 'accrued', $2, $3 from unnest($1::int[]) as id`,
    [customers.map(({ id }) => id), GIFT, at],
  )
  await sql(
    `with made as (
       insert into subscription (customer_id, plan_code, started_at, ends_at)
         select id, 'Start2024Year1', $2::timestamptz, $2::timestamptz + interval '1 year' from unnest($1::int[]) as id
         returning id, customer_id, started_at, ends_at)
     insert into subscription_month (subscription_id, customer_id, number, from_at, to_at, granted)
       select id, customer_id, 1, started_at, ends_at, $3 from made`,
    [customers.slice(0, MEMBER).map(({ id }) => id), at, FREE_DELIVERIES],
  )
  const goods: Goods[] = []
  for (const [index, one] of FARMS.flatMap((id) => SHELF.map((shelf) => ({ ...shelf, farm: id }))).entries()) {
    const onHand = one.steps === null ? null : one.steps * one.step
    const [row] = await sql<{ id: number }>(
      `with made as (
         insert into product (organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image,
           shelf_days, keeping, way_days)
         values ($1, $2, $3, $3, 'Goods', $4, $5, $6, $7, 'p', 365, 'ambient', 100) returning id)
       select id from made`,
      [one.farm, one.category, `${tag}-${index}`, one.isWeight ? 'г' : 'шт', one.step, one.isWeight, one.price],
    )
    if (!row) throw new Error('no product')
    await sql('insert into stock (product_id, kind, on_hand) values ($1, $2, $3)', [
      row.id,
      onHand === null ? 'unlimited' : 'counted',
      onHand ?? 0,
    ])
    const { steps: _, ...rest } = one
    goods.push({ ...rest, id: row.id, onHand })
  }
  const codes = FARMS.flatMap((id) =>
    CODES.map((code, index): Code => ({ ...code, farm: id, code: `CODE-${index}-${tag}`.toUpperCase() })),
  )
  for (const code of codes) {
    await sql(
      `insert into promo_code (organization_id, code, kind, value, min_sum, valid, total_limit, per_customer_limit)
       values ($1, $2, $3, $4, $5, '[2026-11-01,)', $6, $7)`,
      [
        code.farm,
        code.code,
        code.percent === null ? 'fixed' : 'percent',
        code.percent ?? code.amount,
        code.minSum,
        code.mostUses,
        code.mostUsesOfOne,
      ],
    )
  }
  return { customers: customers.map(({ id }) => id), goods, codes }
}
