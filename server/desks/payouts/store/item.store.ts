import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { BankParty } from '@okolitsa/domain/payouts/bank-order.ts'
import type { NetPayout } from '@okolitsa/domain/payouts/net-payout.ts'
import type { PayoutState } from '@okolitsa/domain/payouts/payout-states.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { Destination } from './due.store.ts'

export type ItemWay = 'file' | 'draft' | 'pay' | 'provider'

/** A payout on its way; it always has a state and a destination. */
export interface ItemRow {
  readonly id: number
  readonly runId: number
  readonly organizationId: number
  readonly amount: Kopecks
  readonly state: PayoutState
  readonly way: ItemWay | null
  readonly key: string
  readonly destination: Destination
  readonly askedAt: Date | null
  readonly outsideId: string | null
  readonly sentAt: Date | null
  /** The account of the market from which the run is paid; null = not sent, or paid by the provider only. */
  readonly payer: BankParty | null
  /** True = the other side disagrees, or its answer was lost for good. */
  readonly needsPerson: boolean
}

const ITEM = `item.id, run_id as "runId", organization_id as "organizationId", amount, coalesce(item.state, 'due') as state, item.way, key, coalesce(destination, '{}') as destination,
  asked_at as "askedAt", outside_id as "outsideId", run.sent_at as "sentAt", run.payer, needs_person as "needsPerson"`

/** Payouts of a run that leave by payment orders in a file, as they were sent, by id. */
export const listFileItems = (executor: Executor, runId: number): Promise<ItemRow[]> =>
  run<ItemRow>(
    executor,
    `select ${ITEM} from payout_item as item join payout_run as run on run.id = run_id
      where run_id = $1 and item.way = 'file' order by item.id`,
    [runId],
  )

/**
 * Payouts of a run that wait for sending: whether the requisites are still in force and the seller still sells, and whether
 * the balance still covers the payout, which a refund since the draft may have lowered. A payout of which debts take only
 * half may exceed the balance at the draft; it is covered while the balance has not fallen since.
 */
export const listDueItems = (
  tx: Executor,
  runId: number,
  now: Date,
): Promise<
  (Pick<ItemRow, 'id' | 'organizationId' | 'amount' | 'destination'> & {
    readonly isStopped: boolean
    readonly isCovered: boolean
  })[]
> =>
  run(
    tx,
    `select item.id, item.organization_id as "organizationId", amount, coalesce(destination, '{}') as destination,
       not exists (select from seller_requisites as paid where paid.organization_id = item.organization_id
         and paid.id = item.requisites_id and (effective_until is null or effective_until > $2) and not lacks_contract)
       or exists (select from seller_terms as terms where terms.id = item.organization_id and suspended_at is not null) as "isStopped",
       coalesce((select -sum(amount) from ledger_line where account = 'seller' and owner = item.organization_id::text), 0)
         >= least(item.amount, item.balance) as "isCovered"
       from payout_item as item where run_id = $1 and item.state = 'due' order by item.id for update of item`,
    [runId, now],
  )

/** Moves payouts to a state with how they leave or what went wrong. A payout in another state than `from` is left. */
export interface ItemMove {
  readonly id: number
  readonly from: PayoutState
  readonly to: PayoutState
  readonly way: ItemWay | null
  readonly problem: string | null
}

/** @returns the payouts that were moved */
export const moveItems = (
  tx: Executor,
  moves: readonly ItemMove[],
  at: Date,
): Promise<
  { id: number; runId: number; organizationId: number; amount: Kopecks; from: PayoutState; to: PayoutState }[]
> =>
  run(
    tx,
    `with asked as (
       select * from jsonb_to_recordset($1::jsonb) as move (id integer, "from" text, "to" text, way text, problem text)
     ), locked as (
       select item.id from payout_item as item join asked on asked.id = item.id where item.state = asked."from"
        order by item.id for update of item
     )
     update payout_item as item set state = "to", way = coalesce(asked.way, item.way),
         problem = coalesce(asked.problem, item.problem), needs_person = false, claimed_until = null,
         paid_at = case when "to" = 'paid' then $2 else paid_at end,
         ended_at = case when "to" in ('paid', 'returned', 'failed') then $2 else ended_at end
       from asked join locked using (id) where item.id = asked.id and item.state = asked."from"
     returning item.id, run_id as "runId", organization_id as "organizationId", amount, "from", "to"`,
    [JSON.stringify(moves), at],
  )

/**
 * Takes payouts that have to be sent or asked about; another worker does not get them for a while. A payout of which the
 * other side was asked lately waits.
 */
export const claimItems = (
  executor: Executor,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<ItemRow[]> =>
  run<ItemRow>(
    executor,
    `with taken as (
       update payout_item set claimed_until = $2 where id in (
         select id from payout_item where state = 'sent' and way <> 'file' and not needs_person
           and (claimed_until is null or claimed_until <= $1) order by claimed_until nulls first, id limit $3 for update skip locked)
       returning *)
     select ${ITEM} from taken as item join payout_run as run on run.id = run_id order by item.id`,
    [now, until, most],
  )

/** Writes down that the other side is about to hear of a payout; false = it was written before. */
export async function saveAsking(executor: Executor, id: number, at: Date): Promise<boolean> {
  const rows = await run(
    executor,
    'update payout_item set asked_at = $2 where id = $1 and asked_at is null returning id',
    [id, at],
  )
  return rows.length > 0
}

/** Forgets a call that was not sent after all: the next try begins anew. */
export const forgetAsking = (executor: Executor, id: number): Promise<unknown> =>
  run(executor, 'update payout_item set asked_at = null where id = $1 and outside_id is null', [id])

export const saveOutside = (executor: Executor, id: number, outsideId: string): Promise<unknown> =>
  run(executor, 'update payout_item set outside_id = $2 where id = $1', [id, outsideId])

/** When a payout is looked at again, and the answer of the other side. */
export const saveLook = (
  executor: Executor,
  id: number,
  {
    next,
    problem,
    needsPerson,
  }: { readonly next: Date; readonly problem: string | null; readonly needsPerson: boolean },
): Promise<unknown> =>
  run(
    executor,
    `update payout_item set claimed_until = $2, problem = $3, needs_person = $4 where id = $1 and state = 'sent'`,
    [id, next, problem, needsPerson],
  )

export interface ShownItem extends Omit<NetPayout, 'taken' | 'takenSum' | 'paid'> {
  readonly id: number
  readonly title: string
  readonly payable: number
  readonly amount: Kopecks
  readonly taken: Kopecks
  readonly waiting: Kopecks
  readonly destination: Destination | null
  readonly state: PayoutState | null
  readonly way: ItemWay | null
  readonly needsPerson: boolean
  readonly problem: string | null
  readonly endedAt: Date | null
}
export const ITEM_FILTERS = ['all', 'paid', 'withheld', 'unpaid', 'back', 'attention'] as const
const FILTERS: Readonly<Record<(typeof ITEM_FILTERS)[number], string>> = {
  all: 'true',
  paid: 'amount > 0',
  withheld: 'taken + held + reserved > 0',
  unpaid: 'amount = 0',
  back: "item.state in ('returned', 'failed')",
  attention: 'needs_person',
}

/** A page of the sellers of a run, the largest payouts first. */
export const listItems = (
  executor: Executor,
  runId: number,
  asked: { readonly filter: (typeof ITEM_FILTERS)[number]; readonly after: number | null; readonly most: number },
): Promise<ShownItem[]> =>
  run<ShownItem>(
    executor,
    `select item.id, organization_id as "organizationId", card.title, payable, amount, taken, held, reserved, carried, owed,
       waiting, reason, destination, item.state, item.way, needs_person as "needsPerson", problem, ended_at as "endedAt"
       from payout_item as item join seller_card as card on card.id = organization_id
      where run_id = $1 and ${FILTERS[asked.filter]}
        and ($2::int is null or (amount, item.id) < (select amount, id from payout_item where id = $2))
      order by amount desc, item.id desc limit $3`,
    [runId, asked.after, asked.most],
  )

/** Locks payouts; returns their states. */
export async function lockItems(tx: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, PayoutState>> {
  const rows = await run<{ id: number; state: PayoutState }>(
    tx,
    'select id, state from payout_item where id = any($1::int[]) and state is not null order by id for update',
    [ids],
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** One payout of any run; null = unknown. */
export async function findItem(executor: Executor, id: number): Promise<ItemRow | null> {
  const [row] = await run<ItemRow>(
    executor,
    `select ${ITEM} from payout_item as item join payout_run as run on run.id = run_id
      where item.id = $1 and item.state is not null`,
    [id],
  )
  return row ?? null
}

/** Work that waits for a person: drafts, payouts on which the sides disagree or that came back lately, movements of the bank. */
export async function countWaiting(
  executor: Executor,
  since: Date,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const [row] = await run<{ count: number; since: Date | null }>(
    executor,
    `select count(*)::int as count, min(at) as since from (
       select asked_at as at from payout_item where state = 'sent' and needs_person
       union all select ended_at from payout_item where state = 'returned' and ended_at > $1
       union all select drafted_at from payout_run where state = 'draft'
       union all select uploaded_at from payout_movement join payout_statement on payout_statement.id = statement_id
        where outcome = 'open' and reason <> 'foreign') as waiting`,
    [since],
  )
  return row ?? { count: 0, since: null }
}
