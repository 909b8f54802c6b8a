import { createHash, randomInt, randomUUID } from 'node:crypto'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type pg from 'pg'
import { demoMarketOf } from '../../server/demo/demo-market.ts'

const CUSTOMERS = 8
const FIRST_CUSTOMER = 2001
export const FARM = 101
/** Product sold by weight, so that cards are held and picked amounts differ from ordered ones. */
const BY_WEIGHT = 1
export const PRODUCTS = [BY_WEIGHT, 2, 3]
export const CUSTOMER_IDS: readonly number[] = Array.from({ length: CUSTOMERS }, (_, index) => FIRST_CUSTOMER + index)
/** Token of the farm's only seller. */
export const SELLER_TOKEN = 'token-of-the-seller-of-the-crash-test'

/** An open market with one farm, three unlimited products, customers, and a signed-in seller. */
export const WORLD = `
insert into market (state, settings, changed_at)
  values ('open', '${JSON.stringify(demoMarketOf()).replaceAll("'", "''")}', shop_now())
  on conflict (id) do update
    set version = market.version + 1, state = excluded.state, settings = excluded.settings;
select pg_notify('market_changed', '');
insert into region (code, name, time_zone) values ('77', 'Moscow', 'Europe/Moscow') on conflict do nothing;
insert into customer (id, phone, group_id) overriding system value
  select id, '7917' || lpad(id::text, 7, '0'), 1 from unnest(array[${CUSTOMER_IDS}]) as id;
insert into category (id, url_key, title, image) values (11, 'food', 'Food', 'c/11');
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien, hue)
  values (${FARM}, 'farmer', 'farm', 'Farm', 'f', 'f', 'Town', 'Region', '77', 55.7, 37.6, 'Europe/Moscow', 'IP', 'Address',
    '7701234567', '1027700132195', 100);
insert into shipping_rate (organization_id, title, price, is_default) values (${FARM}, 'Courier', 29900, true);
insert into shipping_area (shipping_rate_id, kind) select id, 'country' from shipping_rate;
insert into organization_payment_method (organization_id, code) values (${FARM}, 'sbp'), (${FARM}, 'rbs'), (${FARM}, 'cashondelivery');
insert into product (id, organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image)
  select id, ${FARM}, 11, 'p' || id, 's' || id, 'P' || id, case id when ${BY_WEIGHT} then 'г' else 'шт' end,
    case id when ${BY_WEIGHT} then 500 else 1 end, id = ${BY_WEIGHT}, 10000, 'p' from unnest(array[${PRODUCTS}]) as id;
insert into stock (product_id, kind, on_hand) select id, 'counted', 100000000 from product;
with seller as (insert into staff_account (bank_subject, name) values ('seller', 'Seller') returning id)
insert into staff_membership (staff_id, organization_id, role, since) select id, ${FARM}, 'owner', shop_now() from seller;
insert into staff_token (token_hash, staff_id, organization_id, created_at, expires_at)
  select '\\x${createHash('sha256').update(SELLER_TOKEN).digest('hex')}', staff_id, ${FARM}, shop_now(), shop_now() + interval '1 day'
    from staff_membership;`

/** Refills a customer's only cart directly in the database: carts are not under test here. */
export async function fillCart(database: pg.Pool, customerId: number): Promise<string> {
  const cartId = randomUUID()
  await database.query('delete from cart where customer_id = $1', [customerId])
  // one statement, so that no kill leaves an empty cart
  await database.query(
    `with filled as (insert into cart (id, customer_id, organization_id, type, place) values ($1, $2, $3, 'farmer', $4) returning id)
     insert into cart_line (cart_id, product_id, quantity, seen_price)
     select filled.id, line.product, line.quantity, 10000 from filled, unnest($5::int[], $6::int[]) as line (product, quantity)`,
    [cartId, customerId, FARM, JSON.stringify(defaultLocation), PRODUCTS, PRODUCTS.map(() => randomInt(1, 4))],
  )
  return cartId
}
