import { holding, holdingUnfolded, type OfficeSearch, wordStart } from '@okolitsa/domain/office/search-text.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/statement-names.ts'

/** Maximum customers whose orders are looked up. */
const MAX_CUSTOMERS = 200
/** Recipients are compared in the latest orders only: an index of names would have to follow every new order. */
const RECENT_ORDERS = 10_000

const reversed = (digits: string | null): string | null => digits && [...digits].reverse().join('')

/** Ids of customers by name, end of the phone or start of the e-mail. */
export async function findCustomerIds(
  executor: Executor,
  { words, phoneEnd, email }: OfficeSearch,
  most: number = MAX_CUSTOMERS,
): Promise<number[]> {
  const [first] = words
  if (first === undefined && phoneEnd === null && email === null) return []
  const rows = await run<{ id: number }>(
    executor,
    'select office_customers($1::text, $2::text[], $3::text, $4::text, $5::int) as id',
    // the pattern is for the index of trigrams; without words every customer of the phone is found
    [first === undefined ? null : holding(first), words.map(wordStart), reversed(phoneEnd), email, most],
  )
  return rows.map(({ id }) => id)
}

/** Ids of orders, latest first. @param customerIds customers of the search, whose orders are found, too @param paid orders of a payment of the search */
export async function findOrderIds(
  executor: Executor,
  { orderId, words, phoneEnd }: Pick<OfficeSearch, 'orderId' | 'words' | 'phoneEnd'>,
  customerIds: readonly number[],
  paid: readonly number[],
  most: number,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select id from (
       select id, placed_at from shop_order where id = $1::int or id = any ($7::int[])
       union
       (select id, placed_at from shop_order
         where reverse(recipient_phone) ~>=~ $2::text and reverse(recipient_phone) ~<~ ($2::text || ':')
           and fold_text(recipient_name) ~ all ($3::text[])
         order by placed_at desc, id desc limit $5)
       union
       (select latest.id, latest.placed_at from (
          select id, placed_at, recipient_name from shop_order
           where $6::boolean order by placed_at desc, id desc limit ${RECENT_ORDERS}) as latest
         -- LIKE first: it costs a tenth of folding and regular expressions
         where latest.recipient_name like any ($8::text[]) and fold_text(latest.recipient_name) ~ all ($3::text[])
         limit $5)
       union
       (select id, placed_at from shop_order where customer_id = any ($4::int[])
         order by placed_at desc, id desc limit $5)
     ) as found
     order by placed_at desc, id desc limit $5`,
    [
      ...[orderId, reversed(phoneEnd), words.map(wordStart), customerIds, most, words.length > 0 && phoneEnd === null],
      ...[paid, holdingUnfolded(words[0] ?? '')],
    ],
  )
  return rows.map(({ id }) => id)
}

export interface FoundCustomerRow {
  id: number
  firstName: string | null
  lastName: string | null
  phone: string
  orders: number
}

export const listCustomers = (executor: Executor, ids: readonly number[], most: number): Promise<FoundCustomerRow[]> =>
  run<FoundCustomerRow>(
    executor,
    `select customer.id, first_name as "firstName", last_name as "lastName", phone,
       (select count(*)::int from shop_order where shop_order.customer_id = customer.id) as orders
       from customer_contact as customer where customer.id = any ($1::int[]) order by orders desc, customer.id limit $2`,
    [ids, most],
  )

export interface FoundSellerRow {
  id: number
  title: string
  legalName: string
  isEnabled: boolean
}

/** Sellers by title, legal name or taxpayer number. */
export const findSellers = (
  executor: Executor,
  { words, tin }: OfficeSearch,
  most: number,
): Promise<FoundSellerRow[]> =>
  words.length === 0 && tin === null
    ? Promise.resolve([])
    : run<FoundSellerRow>(
        executor,
        `${PLANNED_EACH_TIME} select id, title, legal_name as "legalName", is_enabled as "isEnabled" from seller_card
          where ($1::text is not null and tin = $1)
            or ($1 is null and fold_text(title || ' ' || legal_name) like $4::text
              and fold_text(title || ' ' || legal_name) ~ all ($2::text[]))
          order by is_enabled desc, title, id limit $3`,
        [tin, words.map(wordStart), most, holding(words[0] ?? '')],
      )

export interface FoundProductRow {
  id: number
  title: string
  sellerTitle: string
  image: string
  hue: number
  slug: string
  categoryUrlKey: string
  isSold: boolean
}

export const findGoods = (
  executor: Executor,
  { words, phoneEnd }: OfficeSearch,
  most: number,
): Promise<FoundProductRow[]> => {
  const [first] = words
  return first === undefined || phoneEnd !== null
    ? Promise.resolve([])
    : run<FoundProductRow>(
        executor,
        `select product.id, product.title, organization.title as "sellerTitle", product.image, coalesce(product.hue, 90) as hue, product.slug,
           coalesce(product.category_url_key, '') as "categoryUrlKey",
           product.enabled and product.archived_at is null as "isSold"
           from product_title as product join seller_card as organization on organization.id = product.organization_id
          where product.id in (select office_goods($1::text, $2::text[], $3::int)) order by product.popularity desc, product.id`,
        [holding(first), words.map(wordStart), most],
      )
}

export const findSellerTitles = (executor: Executor, ids: readonly number[]): Promise<{ title: string }[]> =>
  run<{ title: string }>(executor, 'select title from seller_card where id = any ($1::int[])', [ids])
