import type { CUSTOMER_FILTERS, CUSTOMER_ORDERS } from '@okolitsa/contracts/office-customers/customer-filters.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { MAX_COUNTED } from '@okolitsa/domain/office/counted.ts'
import type { BlockReason } from '@okolitsa/domain/office/customer-block.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { behindKey, byKey, keyValues, type ListKey, type ListOrder } from '../../../platform/db/keyset.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/statement-names.ts'

type Filters = typeof CUSTOMER_FILTERS
export interface CustomerFilters {
  readonly block?: Filters['block'][number] | undefined
  readonly orders?: Filters['orders'][number] | undefined
  readonly since?: Filters['since'][number] | undefined
  /** Customers that a search found; null = no search. */
  readonly found: readonly number[] | null
}
export type CustomerOrder = (typeof CUSTOMER_ORDERS)[number]

export interface ListedCustomer {
  id: number
  firstName: string | null
  lastName: string | null
  phone: string
  email: string | null
  addresses: { title: string; city: string | null; flat: string | null }[]
  createdAt: Date
  createdKey: string
  orders: number
  sum: Kopecks
  lastOrderAt: Date | null
  blockReason: BlockReason | null
  blockMessage: string | null
  blockedAt: Date | null
  blockedUntil: Date | null
  isLeaving: boolean
}

const ORDERS = {
  newest: { column: 'customer.created_at', type: 'timestamptz', isDescending: true },
  oldest: { column: 'customer.created_at', type: 'timestamptz', isDescending: false },
} as const satisfies Readonly<Record<CustomerOrder, ListOrder>>

const ORDERED = 'exists (select from order_head where order_head.customer_id = customer.id)'
/** As a join; a value compared with EXISTS would hash the customers of all orders. */
const ORDERS_FILTERS = { with: ORDERED, without: `not ${ORDERED}` }
/** Most customers without orders are new, so the limit of a count is reached soon. */
const NEWEST_FIRST = 'order by created_at desc'
/** $1 = now, $2 = only blocked, $3 = days since the registration, $4 = found ids. */
const matching = ({ orders }: CustomerFilters): string => `from customer where erased_at is null
   and (not $2::boolean or blocked_at is not null and (blocked_until is null or blocked_until > $1::timestamptz))
   and ($3::int is null or created_at > $1::timestamptz - make_interval(days => $3::int))
   and ($4::int[] is null or id = any ($4::int[])) and ${orders === undefined ? 'true' : ORDERS_FILTERS[orders]}`
const valuesOf = ({ block, since, found }: CustomerFilters, now: Date) => [
  now,
  block === 'blocked',
  since === undefined ? null : Number(since),
  found,
]

/** Orders are summed for the customers of the page only. */
const SELECT_SHOWN = `select customer.id, first_name as "firstName", last_name as "lastName", phone, email,
     created_at as "createdAt", created_at::text as "createdKey", bought.orders, bought.sum, bought.last as "lastOrderAt",
     block_reason as "blockReason", block_message as "blockMessage", blocked_at as "blockedAt",
     blocked_until as "blockedUntil", (select coalesce(json_agg(json_build_object('title', title, 'city', city, 'flat', flat) order by is_main desc, address.id), '[]')
       from address where address.customer_id = customer.id) as addresses,
     exists (select from account_deletion where account_deletion.customer_id = customer.id and done_at is null) as "isLeaving"
     from page join customer on customer.id = page.id
     cross join lateral (
       select count(*)::int as orders, coalesce(sum(total_sum) filter (where state <> 'canceled'), 0)::float8 as sum,
         max(placed_at) as last from order_head where order_head.customer_id = page.id) as bought`

export const listCustomerPage = (
  executor: Executor,
  filters: CustomerFilters,
  { order, after, most, now }: { order: CustomerOrder; after: ListKey | null; most: number; now: Date },
): Promise<ListedCustomer[]> =>
  run<ListedCustomer>(
    executor,
    `${PLANNED_EACH_TIME} with page as materialized (
       select id ${matching(filters)} and ${behindKey(ORDERS[order], 'id', 5)}
        order by ${byKey(ORDERS[order], 'id')} limit $5
     ) ${SELECT_SHOWN} order by ${byKey(ORDERS[order], 'customer.id')}`,
    [...valuesOf(filters, now), most, ...keyValues(after)],
  )

/** Number of customers that match, at most one more than `MAX_COUNTED`. */
export async function countCustomers(executor: Executor, filters: CustomerFilters, now: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `${PLANNED_EACH_TIME} select count(*)::int as count from (
       select ${matching(filters)} ${filters.orders === 'without' ? NEWEST_FIRST : ''} limit ${MAX_COUNTED + 1}) as found`,
    valuesOf(filters, now),
  )
  return row?.count ?? 0
}

/** A customer as in the list; null = unknown or erased. */
export async function findCustomer(executor: Executor, id: number): Promise<ListedCustomer | null> {
  const [row] = await run<ListedCustomer>(
    executor,
    `with page as (select id from customer where id = $1 and erased_at is null) ${SELECT_SHOWN}`,
    [id],
  )
  return row ?? null
}
