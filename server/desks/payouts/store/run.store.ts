import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { BankParty } from '@okolitsa/domain/payouts/bank-order.ts'
import type { NetPayout } from '@okolitsa/domain/payouts/net-payout.ts'
import type { RunState } from '@okolitsa/domain/payouts/payout-states.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { Destination } from './due.store.ts'

/** How payment orders of a run leave. */
export type RunWay = 'file' | 'draft' | 'pay'

export interface RunRow {
  readonly id: number
  readonly state: RunState
  readonly day: IsoDate
  readonly draftedBy: number
  readonly draftedAt: Date
  readonly approvedBy: number | null
  readonly approvedAt: Date | null
  readonly isByOne: boolean
  readonly extraReason: string | null
  readonly way: RunWay | null
  readonly sentBy: number | null
  readonly sentAt: Date | null
  readonly endedAt: Date | null
  /** Sums of the payouts, kopecks, and their numbers by outcome. */
  readonly amount: number
  readonly count: number
  readonly taken: number
  readonly unpaid: number
  readonly paid: number
  readonly paidAmount: number
  readonly cameBack: number
  readonly needsPerson: number
  /** Payouts that leave by payment orders in a file. */
  readonly orders: number
  /** Payouts that were put into a file. */
  readonly inFile: number
}

/** SQL of runs with the sums of their payouts. */
const RUNS = `select run.id, run.state, run.day, drafted_by as "draftedBy", drafted_at as "draftedAt",
  approved_by as "approvedBy", approved_at as "approvedAt", is_by_one as "isByOne", extra_reason as "extraReason", run.way, sent_by as "sentBy",
  sent_at as "sentAt", run.ended_at as "endedAt", sums.*
  from payout_run as run cross join lateral (
    select coalesce(sum(item.amount), 0)::bigint as amount, count(*) filter (where item.amount > 0)::int as count,
      coalesce(sum(item.taken), 0)::bigint as taken, count(*) filter (where item.amount = 0)::int as unpaid,
      count(*) filter (where item.state = 'paid')::int as paid,
      coalesce(sum(item.amount) filter (where item.state = 'paid'), 0)::bigint as "paidAmount",
      count(*) filter (where item.state in ('returned', 'failed'))::int as "cameBack",
      count(*) filter (where item.needs_person and item.state = 'sent')::int as "needsPerson",
      count(*) filter (where item.amount > 0 and item.destination ->> 'kind' in ('account', 'personalAccount'))::int as orders,
      count(*) filter (where item.way = 'file')::int as "inFile"
      from payout_item as item where item.run_id = run.id) as sums`

/** Runs, the newest first. */
export const listRuns = (
  executor: Executor,
  { before, most }: { before: number | null; most: number },
): Promise<RunRow[]> =>
  run<RunRow>(executor, `${RUNS} where $1::int is null or run.id < $1 order by run.id desc limit $2`, [before, most])

/** A run; null = unknown. */
export async function findRun(executor: Executor, id: number): Promise<RunRow | null> {
  const [row] = await run<RunRow>(executor, `${RUNS} where run.id = $1`, [id])
  return row ?? null
}

/** The run under a lock; null = unknown. */
export async function takeRun(tx: Executor, id: number): Promise<RunRow | null> {
  await run(tx, 'select id from payout_run where id = $1 for update', [id])
  return findRun(tx, id)
}

/** The run that is being prepared; null = none. */
export async function findOpenRun(executor: Executor): Promise<{ id: number } | null> {
  const [row] = await run<{ id: number }>(executor, "select id from payout_run where state in ('draft', 'approved')")
  return row ?? null
}

export interface DraftedItem extends NetPayout {
  /** Balance of the seller in the ledger at the draft, kopecks; below 0 = a debt. */
  readonly balance: number
  readonly payable: number
  readonly waiting: number
  readonly requisitesId: number | null
  readonly destination: Destination | null
}

/** Writes a draft with all its sellers in two statements. */
export async function insertRun(
  tx: Executor,
  draft: {
    readonly day: IsoDate
    readonly by: number
    readonly at: Date
    readonly extraReason: string | null
    readonly items: readonly DraftedItem[]
  },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    'insert into payout_run (day, drafted_by, drafted_at, extra_reason) values ($1, $2, $3, $4) returning id',
    [draft.day, draft.by, draft.at, draft.extraReason],
  )
  if (!row) throw new Error('a run was not written')
  await run(
    tx,
    `insert into payout_item (run_id, organization_id, payable, amount, taken, held, reserved, carried, owed, waiting, reason,
       requisites_id, destination, balance, state)
     select $1, "organizationId", payable, paid, "takenSum", held, reserved, carried, owed, waiting, reason, "requisitesId",
       case when paid > 0 then destination end, balance, case when paid > 0 then 'due' end
       from jsonb_to_recordset($2::jsonb) as item ("organizationId" integer, payable bigint, paid bigint, "takenSum" bigint,
         held bigint, reserved bigint, carried bigint, owed bigint, waiting bigint, reason text, "requisitesId" integer,
         destination jsonb, balance bigint) order by "organizationId"`,
    [row.id, JSON.stringify(draft.items)],
  )
  return row.id
}

export const saveApproval = (
  tx: Executor,
  id: number,
  { by, at, isByOne }: { readonly by: number; readonly at: Date; readonly isByOne: boolean },
): Promise<unknown> =>
  run(
    tx,
    "update payout_run set state = 'approved', approved_by = $2, approved_at = $3, is_by_one = $4 where id = $1",
    [...[id, by, at, isByOne]],
  )

export const saveCancel = (tx: Executor, id: number, by: number, at: Date): Promise<unknown> =>
  run(tx, "update payout_run set state = 'cancelled', ended_by = $2, ended_at = $3 where id = $1", [id, by, at])

export const saveSending = (
  tx: Executor,
  id: number,
  sending: { readonly by: number; readonly at: Date; readonly way: RunWay; readonly payer: BankParty | null },
): Promise<unknown> =>
  run(tx, "update payout_run set state = 'sent', sent_by = $2, sent_at = $3, way = $4, payer = $5 where id = $1", [
    ...[id, sending.by, sending.at, sending.way, sending.payer && JSON.stringify(sending.payer)],
  ])

/** Ends runs whose payouts are all over. */
export async function finishRuns(tx: Executor, ids: readonly number[], at: Date): Promise<void> {
  // of two workers with the last two payouts, the later one sees the work of the other
  await run(tx, 'select id from payout_run where id = any($1::int[]) order by id for update', [ids])
  await run(
    tx,
    `update payout_run as run set state = 'done', ended_at = $2 where id = any($1::int[]) and state = 'sent'
       and not exists (select from payout_item where run_id = run.id and state in ('due', 'sent'))`,
    [ids, at],
  )
}
