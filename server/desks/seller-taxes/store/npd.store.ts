import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { NpdIncomeState } from '@okolitsa/domain/seller-taxes/npd-income.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface NpdSellerRow {
  readonly bindId: string | null
  readonly boundAt: Date | null
  readonly lostOn: IsoDate | null
}
export interface IncomeRow {
  readonly id: number
  readonly orderId: number
  readonly amount: number
  readonly at: string
  readonly state: NpdIncomeState
  readonly link: string | null
}

/** Adds self-employed sellers that are not known yet: the orders that they hand over from now on need receipts. */
export async function addNpdSellers(executor: Executor, now: Date): Promise<void> {
  await run(
    executor,
    `insert into npd_seller (organization_id, since)
     select id, $1 from seller_card where tax_system = 'npd' and not exists (
       select from npd_seller where organization_id = seller_card.id) on conflict do nothing`,
    [now],
  )
}

export async function findNpdSeller(
  executor: Executor,
  organizationId: number,
  most: number,
): Promise<(NpdSellerRow & { readonly asked: number; readonly incomes: readonly IncomeRow[] }) | null> {
  const [row] = await run<NpdSellerRow & { asked: number; incomes: IncomeRow[] }>(
    executor,
    `select bind_id as "bindId", bound_at as "boundAt", lost_on as "lostOn",
       (select count(*)::int from npd_income where organization_id = $1 and state = 'asked') as asked,
       coalesce((select jsonb_agg(one) from (
         select id, order_id as "orderId", amount, at, state, link from npd_income
          where organization_id = $1 order by state <> 'asked', id desc limit $2) as one), '[]') as incomes
       from npd_seller where organization_id = $1`,
    [organizationId, most],
  )
  return row ?? null
}

/** Saves how far the binding is; null = none. */
export async function saveBinding(
  executor: Executor,
  organizationId: number,
  { bindId, boundAt }: { readonly bindId: string | null; readonly boundAt: Date | null },
): Promise<void> {
  await run(executor, 'update npd_seller set bind_id = $2, bound_at = $3 where organization_id = $1', [
    organizationId,
    bindId,
    boundAt,
  ])
}

/** Keeps the link of a seller's own receipt. False = no such request of the seller. */
export async function saveLink(
  executor: Executor,
  { organizationId, incomeId, link }: { organizationId: number; incomeId: number; link: string },
): Promise<boolean> {
  const rows = await run(
    executor,
    `update npd_income set state = 'given', link = $3 where id = $2 and organization_id = $1 and state in ('asked', 'given')
     returning id`,
    [organizationId, incomeId, link],
  )
  return rows.length > 0
}

/** True = the person is an owner of the seller. */
export async function isOwner(
  executor: Executor,
  { organizationId, staffId }: { readonly organizationId: number; readonly staffId: number },
): Promise<boolean> {
  const rows = await run(
    executor,
    `select from staff_place where staff_id = $1 and organization_id = $2 and role = 'owner' and ended_at is null and is_active`,
    [staffId, organizationId],
  )
  return rows.length > 0
}

export interface OrderIncome {
  readonly orderId: number
  readonly organizationId: number
  readonly isBound: boolean
  /** True = the tax service does not know the seller as self-employed. */
  readonly isLost: boolean
  /** Goods and own delivery less money that the seller took, kopecks. */
  readonly income: number
  /** Time of the hand-over. */
  readonly at: Date
  readonly openId: number | null
  readonly state: NpdIncomeState | null
  readonly amount: Kopecks | null
}

/** Serializes the planning of incomes until the end of the transaction. */
export const lockIncomes = async (tx: Executor): Promise<void> => {
  await run(tx, "select pg_advisory_xact_lock(hashtextextended('npd incomes', 0))", [])
}

/**
 * Orders with a settlement, a correction or a move of their income since `since` whose open income is not what the ledger
 * says, or that have none. An income that is being registered or cancelled is left out.
 */
export const listOrderIncomes = (executor: Executor, since: Date, most: number): Promise<OrderIncome[]> =>
  run<OrderIncome>(
    executor,
    `with touched as materialized (
       select entry.order_id, seller.organization_id
         from npd_seller as seller join lateral (
           select order_id from seller_entry where owner = seller.organization_id::text and kind = 'settlement'
             and entry_id >= (select coalesce(min(id + 0), 0) from ledger_entry where at >= $1)
             and at >= greatest($1, seller.since)) as entry on true
       union select order_id, organization_id from npd_income where due_at >= $1)
     select coalesce(touched.order_id, 0) as "orderId", seller.organization_id as "organizationId",
       seller.bound_at is not null as "isBound", seller.lost_on is not null as "isLost",
       sold.income, sold.at, open.id as "openId", open.state, open.amount
       from touched join npd_seller as seller using (organization_id)
       cross join lateral (
         select min(ledger_entry.at) as at,
           coalesce(-sum(amount) filter (where account in ('seller', 'platform', 'tax')), 0)::bigint as income
           from ledger_entry join ledger_line on entry_id = ledger_entry.id
          where ledger_entry.order_id = touched.order_id and ledger_entry.kind = 'settlement') as sold
       left join npd_income as open on open.order_id = touched.order_id
         and open.state in ('due', 'registered', 'canceling', 'asked', 'given')
      where sold.at >= seller.since and (open.id is null and sold.income > 0 and seller.lost_on is null
        or open.state in ('registered', 'asked', 'given') and open.amount <> greatest(0, sold.income))
      order by touched.order_id limit $2`,
    [since, most],
  )

/** Moves open incomes and adds new ones. */
export async function saveSteps(
  tx: Executor,
  now: Date,
  moves: readonly { readonly id: number; readonly state: NpdIncomeState }[],
  created: readonly {
    readonly orderId: number
    readonly organizationId: number
    readonly amount: Kopecks
    readonly at: Date
    readonly state: NpdIncomeState
  }[],
): Promise<void> {
  await run(
    tx,
    `update npd_income set state = move.state, due_at = $3, attempts = 0 from unnest($1::bigint[], $2::text[]) as move (id, state)
      where npd_income.id = move.id`,
    [moves.map(({ id }) => id), moves.map(({ state }) => state), now],
  )
  await run(
    tx,
    `insert into npd_income (order_id, organization_id, amount, at, state, due_at)
     select income.order_id, income.organization_id, income.amount, income.at, income.state, $6::timestamptz
       from unnest($1::int[], $2::int[], $3::int[], $4::timestamptz[], $5::text[])
         as income (order_id, organization_id, amount, at, state)
     on conflict do nothing`,
    [
      created.map(({ orderId }) => orderId),
      created.map(({ organizationId }) => organizationId),
      created.map(({ amount }) => amount),
      created.map(({ at }) => at),
      created.map(({ state }) => state),
      now,
    ],
  )
}

export interface ClaimedIncome {
  readonly id: number
  readonly state: 'due' | 'canceling'
  readonly orderId: number
  readonly organizationId: number
  readonly tin: string
  readonly amount: Kopecks
  readonly at: Date
  readonly operationId: string
  readonly receiptId: string | null
  readonly attempts: number
}

/**
 * Claims incomes whose time has come, for two minutes: a process that dies leaves them to the next one, and `operationId`
 * makes the repeat find the same receipt.
 */
export const claimIncomes = (executor: Executor, now: Date, most: number): Promise<ClaimedIncome[]> =>
  run<ClaimedIncome>(
    executor,
    `update npd_income set due_at = $1::timestamptz + interval '2 minutes', attempts = attempts + 1
       from seller_card as seller
      where seller.id = organization_id and npd_income.id in (
        select id from npd_income where state in ('due', 'canceling') and due_at <= $1 order by due_at limit $2
          for update skip locked)
     returning npd_income.id, state, order_id as "orderId", organization_id as "organizationId", seller.tin, amount, at,
       operation_id as "operationId", receipt_id as "receiptId", attempts`,
    [now, most],
  )

/** Saves the outcome of an attempt, unless another process had it first. */
export async function saveOutcome(
  executor: Executor,
  { id, state: before }: Pick<ClaimedIncome, 'id' | 'state'>,
  outcome: {
    readonly state: NpdIncomeState
    readonly receiptId?: string
    readonly link?: string
    readonly failure?: string
    readonly dueAt: Date
  },
): Promise<void> {
  await run(
    executor,
    `update npd_income set state = $3, receipt_id = coalesce($4, receipt_id), link = coalesce($5, link), failure = $6, due_at = $7
      where id = $1 and state = $2`,
    [
      id,
      before,
      outcome.state,
      outcome.receiptId ?? null,
      outcome.link ?? null,
      outcome.failure ?? null,
      outcome.dueAt,
    ],
  )
}

/** Sellers whose status was not asked for today, those asked longest ago first. */
export const listUnchecked = (
  executor: Executor,
  today: IsoDate,
  most: number,
): Promise<{ organizationId: number; tin: string }[]> =>
  run(
    executor,
    `select organization_id as "organizationId", tin from npd_seller
       join seller_card on id = organization_id and tax_system = 'npd'
      where checked_on is null or checked_on < $1 order by checked_on nulls first, organization_id limit $2`,
    [today, most],
  )

/** Saves the answer of a day. True = the seller was self-employed by the answer before, and is not any more. */
export async function saveStatus(
  tx: Executor,
  organizationId: number,
  { today, isPayer }: { readonly today: IsoDate; readonly isPayer: boolean },
): Promise<boolean> {
  const [row] = await run<{ isLost: boolean }>(
    tx,
    `update npd_seller set checked_on = $2, lost_on = case when $3 then null else coalesce(npd_seller.lost_on, $2) end
       from (select organization_id, lost_on from npd_seller where organization_id = $1 for update) as former
      where npd_seller.organization_id = former.organization_id
     returning not $3 and former.lost_on is null as "isLost"`,
    [organizationId, today, isPayer],
  )
  return row?.isLost ?? false
}

/** Self-employed sellers, one or all, with what is known of their status; one that was never asked about is among them. */
export const listStatuses = (
  executor: Executor,
  organizationId: number | null,
): Promise<{ organizationId: number; lostOn: IsoDate | null; checkedOn: IsoDate | null }[]> =>
  run(
    executor,
    `select seller_card.id as "organizationId", lost_on as "lostOn", checked_on as "checkedOn"
       from seller_card left join npd_seller on npd_seller.organization_id = seller_card.id
      where tax_system = 'npd' and ($1::int is null or seller_card.id = $1)`,
    [organizationId],
  )

export const listWaitingBindings = (
  executor: Executor,
  most: number,
): Promise<{ organizationId: number; bindId: string }[]> =>
  run(
    executor,
    `select organization_id as "organizationId", bind_id as "bindId" from npd_seller
      where bind_id is not null and bound_at is null order by organization_id limit $1`,
    [most],
  )

export async function listLost(executor: Executor): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    'select organization_id as id from npd_seller where lost_on is not null order by 1',
  )
  return rows.map(({ id }) => id)
}
