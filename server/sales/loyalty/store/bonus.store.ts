import type { CustomerScope, ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { DEFAULT_PROGRAM } from '@okolitsa/domain/loyalty/bonuses.ts'
import type { LeveledProgram, LoyaltyLevel } from '@okolitsa/domain/loyalty/levels.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, shownAt } from '../../../platform/db/within.ts'

export type BonusKind = 'accrued' | 'spent' | 'returned' | 'expired' | 'withdrawn'

export interface BonusEntry {
  readonly id: number
  readonly kind: BonusKind
  /** Amount in kopecks; negative = taken. */
  readonly amount: number
  readonly orderId: number | null
  readonly at: Date
}

export interface LoyaltySeller {
  readonly timeZone: string
  readonly program: LeveledProgram
  /** Balance of the customer; 0 for a guest. */
  readonly balance: Kopecks
  /** Money paid to this seller for goods received since the given day. */
  readonly bought: Kopecks
}

interface SellerRow {
  id: number
  timeZone: string
  accrualPercent: number | null
  maxSharePercent: number | null
  levels: readonly LoyaltyLevel[]
  balance: Kopecks
  bought: Kopecks
}

/** SQL expression of the levels of `loyalty_seller s`, lowest first. */
export const LEVELS = `coalesce((select json_agg(json_build_object('title', l.title, 'fromSum', l.from_sum,
    'accrualPercent', l.accrual_percent) order by l.from_sum)
  from loyalty_level l where l.organization_id = s.id), '[]')`
/** SQL expression of the money paid for received goods, after all changes and claims. */
export const PAID_FOR_GOODS = 'least(coalesce(sum(o.payable_sum), 0), 2147483647)::int'

const SELLER = `select s.id, s.time_zone as "timeZone", s.accrual_percent as "accrualPercent",
  s.max_share_percent as "maxSharePercent", ${LEVELS} as levels,
  coalesce((select balance from bonus_account where customer_id = $1::int), 0) as balance,
  coalesce((select ${PAID_FOR_GOODS} from sold_line o
    where o.customer_id = $1 and o.organization_id = s.id
    and o.state = 'received' and o.finished_at > $3), 0) as bought
  from loyalty_seller s`

/** The programme of a seller; the shop's default for a seller without one. */
export const programOf = (row: Pick<SellerRow, 'accrualPercent' | 'maxSharePercent' | 'levels'>): LeveledProgram => ({
  accrualPercent: row.accrualPercent ?? DEFAULT_PROGRAM.accrualPercent,
  maxSharePercent: row.maxSharePercent ?? DEFAULT_PROGRAM.maxSharePercent,
  levels: row.levels,
})

const fromRow = (row: SellerRow): LoyaltySeller => ({
  timeZone: row.timeZone,
  program: programOf(row),
  balance: row.balance,
  bought: row.bought,
})

/** A seller's programme with the customer's balance and purchases there (null = a guest). */
export async function findSeller(
  executor: Executor,
  organizationId: number,
  customerId: number | null,
  boughtSince: Date,
): Promise<LoyaltySeller | null> {
  const [row] = await run<SellerRow>(executor, `${SELLER} where s.id = $2`, [customerId, organizationId, boughtSince])
  return row ? fromRow(row) : null
}

/** A seller on sale at a site that shows it. */
export async function findShownSeller(
  executor: Executor,
  site: SiteScope,
  organizationId: number,
): Promise<{ readonly id: ShownSellerId; readonly timeZone: string } | null> {
  const seller = { organization: 's.id', hidden: 's.is_hidden' }
  const [row] = await run<{ id: ShownSellerId; timeZone: string }>(
    executor,
    `select s.id, s.time_zone as "timeZone" from loyalty_seller s
      where s.id = $1 and s.is_enabled and ${shownAt(site, seller, 1)}`,
    [organizationId, ...scopeValues(site)],
  )
  return row ?? null
}

export async function findBalance(executor: Executor, { customerId }: CustomerScope): Promise<Kopecks> {
  const [row] = await run<{ balance: Kopecks }>(executor, 'select balance from bonus_account where customer_id = $1', [
    customerId,
  ])
  return row?.balance ?? (0 as Kopecks)
}

/** Locks the account until the end of the transaction; returns 0 without an account. */
export async function lockBalance(tx: Executor, customerId: number): Promise<Kopecks> {
  const [row] = await run<{ balance: Kopecks }>(
    tx,
    'select balance from bonus_account where customer_id = $1 for no key update',
    [customerId],
  )
  return row?.balance ?? (0 as Kopecks)
}

/**
 * Stores an entry; a trigger updates the account. Each kind is stored once per order, which makes the call idempotent.
 */
export async function insertEntry(
  tx: Executor,
  entry: { customerId: number; kind: BonusKind; amount: number; orderId: number | null; at: Date; step?: string },
): Promise<void> {
  await run(
    tx,
    `insert into bonus_entry (customer_id, kind, amount, order_id, at, step) values ($1, $2, $3, $4, $5, $6)
     on conflict (order_id, kind, step) do nothing`,
    [entry.customerId, entry.kind, entry.amount, entry.orderId, entry.at, entry.step ?? ''],
  )
}

/** Bonuses used by an order and not returned, and the present owner of the order; null = none. */
export async function findSpent(
  tx: Executor,
  orderId: number,
): Promise<{ customerId: number; amount: Kopecks } | null> {
  const [row] = await run<{ customerId: number; amount: Kopecks }>(
    tx,
    `select (select sold.customer_id from sold_line sold where sold.order_id = $1 limit 1) as "customerId",
       coalesce(-sum(amount), 0)::int as amount from bonus_entry
      where order_id = $1 and kind in ('spent', 'returned') having sum(amount) < 0`,
    [orderId],
  )
  return row ? { customerId: row.customerId, amount: row.amount } : null
}

/** Stores the promise of bonuses. @param paid money paid for the goods, of which the promise is a share */
export async function insertPromise(
  tx: Executor,
  promise: { orderId: number; customerId: number; amount: Kopecks; accrualPercent: number },
): Promise<void> {
  await run(tx, 'insert into bonus_promise (order_id, customer_id, amount, accrual_percent) values ($1, $2, $3, $4)', [
    promise.orderId,
    promise.customerId,
    promise.amount,
    promise.accrualPercent,
  ])
}

/** Bonuses that an order promises, or gave after it was received. */
export interface BonusPromise {
  readonly customerId: number
  readonly amount: Kopecks
  readonly accrualPercent: number
  readonly isGiven: boolean
}

/** Locks a promise until the end of the transaction; null = none, or ended. */
export async function lockPromise(tx: Executor, orderId: number): Promise<BonusPromise | null> {
  const [row] = await run<BonusPromise>(
    tx,
    `select customer_id as "customerId", amount, accrual_percent as "accrualPercent", given_at is not null as "isGiven"
       from bonus_promise where order_id = $1 for update`,
    [orderId],
  )
  return row ?? null
}

export async function updatePromise(tx: Executor, orderId: number, amount: Kopecks): Promise<void> {
  await run(tx, 'update bonus_promise set amount = $2 where order_id = $1', [orderId, amount])
}

/** Ends a promise without giving bonuses; bonuses already given stay. */
export async function dropPromise(tx: Executor, orderId: number): Promise<void> {
  await run(tx, 'delete from bonus_promise where order_id = $1 and given_at is null', [orderId])
}

/** Marks a promise as fulfilled and returns it; null = none, or fulfilled before. */
export async function takePromise(
  tx: Executor,
  orderId: number,
  at: Date,
): Promise<{ customerId: number; amount: Kopecks } | null> {
  const [row] = await run<{ customerId: number; amount: Kopecks }>(
    tx,
    `update bonus_promise set given_at = $2 where order_id = $1 and given_at is null
     returning customer_id as "customerId", amount`,
    [orderId, at],
  )
  return row ?? null
}

export async function listEntries(
  executor: Executor,
  { customerId }: CustomerScope,
  page: { limit: number; offset: number },
): Promise<BonusEntry[]> {
  return run<BonusEntry>(
    executor,
    `select id, kind, amount, order_id as "orderId", at from bonus_entry where customer_id = $1
     order by id desc limit $2 offset $3`,
    [customerId, page.limit, page.offset],
  )
}

export interface AccountSums {
  readonly entries: number
  readonly awaited: Kopecks
  /** Kopecks given before the given moment. */
  readonly givenBefore: Kopecks
  /** Kopecks spent or expired, without returned ones. */
  readonly taken: Kopecks
}

const GIVEN = "coalesce(sum(amount) filter (where kind = 'accrued' and at < $1), 0)::int"
const TAKEN = "coalesce(-sum(amount) filter (where kind <> 'accrued'), 0)::int"

export async function sumAccount(
  executor: Executor,
  { customerId }: CustomerScope,
  before: Date,
): Promise<AccountSums> {
  const [row] = await run<AccountSums>(
    executor,
    `select count(*)::int as entries, ${GIVEN} as "givenBefore", ${TAKEN} as taken,
       (select coalesce(sum(amount), 0)::int from bonus_promise where customer_id = $2 and given_at is null) as awaited
     from bonus_entry where customer_id = $2`,
    [before, customerId],
  )
  return row as AccountSums
}

/** Customers with unspent bonuses older than a moment, ordered by id, after the given id. */
export async function listWithOldBonuses(
  executor: Executor,
  before: Date,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await run<{ customerId: number }>(
    executor,
    `select customer_id as "customerId" from bonus_entry
      where customer_id > $3
        and customer_id in (select customer_id from bonus_entry where kind in ('accrued', 'returned') and at < $1)
      group by customer_id having ${GIVEN} > ${TAKEN} order by customer_id limit $2`,
    [before, limit, after],
  )
  return rows.map((row) => row.customerId)
}
