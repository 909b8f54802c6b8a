import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Period } from '@okolitsa/domain/closing/period.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'

/** Sums of the new rows of a file in a period, kopecks. */
export interface RegisterSum {
  readonly fileId: number
  readonly period: Period
  /** Payment method; empty = the payment is unknown. */
  readonly method: string
  readonly fee: number
  /** Payments less refunds and fees: what the acquirer is to pay; below 0 = what it takes. */
  readonly net: number
  readonly lastDay: IsoDate
}

/** Sums of files of an acquirer by file, period and payment method. */
export const sumFiles = (tx: Executor, files: readonly number[]): Promise<RegisterSum[]> =>
  run<RegisterSum>(
    tx,
    `select file_id as "fileId", period, coalesce(method, '') as method, sum(fee)::bigint as fee,
       sum(case when is_refund then -amount else amount end - fee)::bigint as net, max(day) as "lastDay"
     from register_row as line left join gateway_movement on gateway_movement.kind = 'payment' and number = reference
     where file_id = any($1::int[]) group by 1, 2, 3 order by 1, 2, 3`,
    [files],
  )

/** Ids of all files of a source. */
export async function listFileIds(tx: Executor, sourceId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(tx, 'select id from register_file where source_id = $1', [sourceId])
  return rows.map(({ id }) => id)
}

/** Serializes the posting of money that came: a statement and a new payer may meet. */
export async function lockSettlements(tx: Executor): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('acquirer settlements'))")
}

/** Money that came from payers of acquirers and has no entry, the oldest first. */
export const listArrived = (tx: Executor): Promise<{ id: number; payer: string; amount: Kopecks; day: IsoDate }[]> =>
  run<{ id: number; payer: string; amount: Kopecks; day: IsoDate }>(
    tx,
    `select id, coalesce(payer, '') as payer, amount, day from register_row as line
     where payer in (select payer from register_source where payer is not null) and kind = 'bank' and is_refund
       and not exists (select from ledger_entry where cause = 'acquirer-payment:' || line.id)
     order by id`,
  )

/** Names the payer of an acquirer that has none; false = there is no such source. */
export async function savePayer(tx: Executor, sourceId: number, payer: string): Promise<boolean> {
  const rows = await run<{ id: number }>(
    tx,
    `update register_source set payer = $2 where id = $1 and kind = 'acquirer' and payer is null returning id`,
    [sourceId, payer],
  )
  return rows.length > 0
}
