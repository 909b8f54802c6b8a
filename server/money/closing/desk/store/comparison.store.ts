import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { DifferenceOutcome, DifferenceProblem, RegisterKind } from '@okolitsa/domain/closing/closing.ts'
import { type Period, plusMonths } from '@okolitsa/domain/closing/period.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { ENTRIES_OF_PERIOD } from '../../store/period.store.ts'

export interface ComparedLine {
  readonly kind: RegisterKind
  readonly about: string
  readonly isRefund: boolean
  readonly here: number
  readonly there: number
  readonly differences: number
  readonly undecided: number
}

export interface DifferenceRow {
  readonly kind: RegisterKind
  readonly reference: string
  readonly isRefund: boolean
  readonly problem: DifferenceProblem
  readonly hereAmount: number | null
  readonly hereDay: IsoDate | null
  readonly thereAmount: number | null
  readonly thereDay: IsoDate | null
  readonly orderId: number | null
  readonly about: string
  readonly outcome: DifferenceOutcome | null
  readonly comment: string | null
  readonly entryId: number | null
  readonly madeBy: number | null
  readonly madeAt: string | null
}

export interface Comparison {
  readonly lines: readonly ComparedLine[]
  /** Kinds with rows of registers. */
  readonly read: readonly RegisterKind[]
  readonly differences: readonly DifferenceRow[]
}

/** Days by which a bank executes a payment later than the ledger posts it. */
const BANK_DAYS = 3

/**
 * Both sides of a period, one row per operation: payments and refunds by their number at the gateway, receipts by the
 * number of the fiscal document, movements of the bank by their sum and place among equal sums. Several refunds of a
 * payment are one row. Money that acquirers are to pay by their registers is compared with what came from their payers:
 * up to the last day on which both sums agree it is one row without a difference, what follows is the other. So a day may
 * come in several payments, and several days in one. Amounts that a decision of the month before ($4) moved on are counted here. A kind without any row
 * of a register has no differences: it is not read yet.
 */
const COMPARED = `with ${ENTRIES_OF_PERIOD},
  own as (
    select 'acquirer' as kind, movement.number as reference, entry.kind = 'refund' as is_refund, abs(amount) as amount,
        (entry.at at time zone 'Europe/Moscow')::date as day, order_id, movement.method as about
      from entry
        join ledger_line on entry_id = entry.id and account = 'gateway'
        join gateway_movement as movement on movement.kind = entry.kind and movement.id = split_part(cause, ':', 2)::uuid
      where entry.kind in ('payment', 'refund')
    union all
    select 'fiscal', coalesce(document ->> 'documentNumber', id::text), operation like 'sell_refund%', total,
        (coalesce(registered_at, created_at) at time zone 'Europe/Moscow')::date, order_id, ''
      from receipt where coalesce(registered_at, created_at) >= $2 and coalesce(registered_at, created_at) < $3
    union all
    select 'bank', '', amount > 0, abs(amount), (entry.at at time zone 'Europe/Moscow')::date, order_id, ''
      from entry join ledger_line on entry_id = entry.id and account = 'bank' where entry.kind <> 'acquirer_settlement'),
  acquirer as (select payer, string_agg(title, ', ' order by title) as title from register_source where payer is not null group by payer),
  outside as (select kind, reference, is_refund, amount, day,
      case when kind = 'bank' and is_refund then (select acquirer.payer from acquirer where acquirer.payer = line.payer) end as payer
    from register_row as line where period = $1),
  moved as (
    select kind, reference, is_refund, coalesce(here_amount, 0) - coalesce(there_amount, 0) as rest, here_day, there_day,
        order_id, about, kind = 'bank' and reference !~ '#' as is_settlement
      from register_decision where period = $4 and outcome = 'next'),
  settlement as (
    select source.payer, true as is_ours, day, sum(case when is_refund then -amount else amount end - fee) as amount
      from register_row join register_source as source on source.id = source_id
      where period = $1 and source.payer is not null group by source.payer, day
    union all
    select payer, false, day, sum(amount) from outside where payer is not null group by payer, day
    union all
    -- what was moved on is expected from the first day of the month
    select reference, rest > 0, ($1 || '-01')::date, abs(rest) from moved where is_settlement and rest <> 0),
  settled as (
    select payer, is_ours, day, amount, sum(amount) over (partition by payer, is_ours order by day) as total from settlement),
  agreed as (
    select distinct on (ours.payer) ours.payer, ours.day as our_day, theirs.day as their_day
      from settled as ours join settled as theirs using (payer, total) where ours.is_ours and not theirs.is_ours
      order by ours.payer, theirs.day desc, ours.day desc),
  arrival as (
    select case when day <= case when is_ours then our_day else their_day end then payer || '=' else payer end as reference,
        is_ours, amount, day, title
      from settled join acquirer using (payer) left join agreed using (payer)),
  -- equal sums of a bank are distinguished by their order
  here as (
    select kind, reference, is_refund, sum(amount)::bigint as amount, max(day) as day, min(order_id) as order_id,
        min(about) as about
      from (select kind, case kind when 'bank' then amount || '#' || row_number() over (partition by kind, is_refund, amount order by day)
            else reference end as reference, is_refund, amount, day, order_id, about
          from (select * from own
            union all select kind, reference, is_refund, rest, here_day, order_id, about from moved where rest > 0 and not is_settlement) as every_own
        union all select 'bank', reference, true, amount, day, null, title from arrival where is_ours) as ours
      group by 1, 2, 3),
  there as (
    select kind, reference, is_refund, sum(amount)::bigint as amount, max(day) as day, min(about) as about
      from (select kind, case kind when 'bank' then amount || '#' || row_number() over (partition by kind, is_refund, amount order by day)
            else reference end as reference, is_refund, amount, day, '' as about
          from (select kind, reference, is_refund, amount, day from outside where payer is null
            union all select kind, reference, is_refund, -rest, there_day from moved where rest < 0 and not is_settlement) as every_outside
        union all select 'bank', reference, true, amount, day, title from arrival where not is_ours) as theirs
      group by 1, 2, 3),
  compared as (
    select kind, reference, is_refund, here.amount as here_amount, here.day as here_day, there.amount as there_amount,
        there.day as there_day, here.order_id, coalesce(here.about, there.about) as about,
        case when kind not in (select kind from outside) then null
          when here.amount is null then 'missingHere' when there.amount is null then 'missingThere'
          when here.amount <> there.amount then 'otherSum'
          when abs(here.day - there.day) > case kind when 'bank' then ${BANK_DAYS} else 0 end then 'otherDay'
        end as problem
      from here full join there using (kind, reference, is_refund)),
  decided as (
    select compared.*, outcome, comment, entry_id, made_by, made_at
      from compared left join register_decision as decision
        on decision.period = $1 and problem is not null and decision.kind = compared.kind
        and decision.reference = compared.reference and decision.is_refund = compared.is_refund
        and decision.here_amount is not distinct from compared.here_amount
        and decision.there_amount is not distinct from compared.there_amount)`

const DIFFERENCE = `kind, reference, is_refund as "isRefund", problem, here_amount as "hereAmount", here_day as "hereDay",
  there_amount as "thereAmount", there_day as "thereDay", order_id as "orderId", coalesce(about, '') as about, outcome, comment,
  entry_id as "entryId", made_by as "madeBy", to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt"`

/** Compares a period. @param bounds its first moment and that of the next one @param most maximum differences, those without a decision first */
export async function comparePeriod(
  executor: Executor,
  period: Period,
  bounds: readonly [Date, Date],
  most: number,
): Promise<Comparison> {
  const [row] = await run<Comparison>(
    executor,
    `${COMPARED}
     select
       (select coalesce(jsonb_agg(line order by line.kind, line."isRefund", line.about), '[]') from (
          select kind, about, is_refund as "isRefund", coalesce(sum(here_amount), 0) as here,
            coalesce(sum(there_amount), 0) as there, count(problem) as differences,
            count(*) filter (where problem is not null and outcome is null) as undecided
          from decided group by 1, 2, 3) as line) as lines,
       (select coalesce(array_agg(distinct kind), '{}') from outside) as read,
       (select coalesce(jsonb_agg(one), '[]') from (
          select ${DIFFERENCE} from decided where problem is not null
          order by outcome is not null, kind, coalesce(here_day, there_day), reference limit $5) as one) as differences`,
    [period, ...bounds, plusMonths(period, -1), most],
  )
  return row ?? { lines: [], read: [], differences: [] }
}

/** A difference as it is now; null = both sides agree. */
export async function findDifference(
  executor: Executor,
  period: Period,
  bounds: readonly [Date, Date],
  key: Pick<DifferenceRow, 'kind' | 'reference' | 'isRefund'>,
): Promise<DifferenceRow | null> {
  const [row] = await run<DifferenceRow>(
    executor,
    `${COMPARED}
     select ${DIFFERENCE} from decided where problem is not null and kind = $5 and reference = $6 and is_refund = $7`,
    [period, ...bounds, plusMonths(period, -1), key.kind, key.reference, key.isRefund],
  )
  return row ?? null
}

export interface NewDecision {
  readonly period: Period
  readonly outcome: DifferenceOutcome
  readonly comment: string
  readonly entryId: number | null
  readonly by: number
  readonly at: Date
}

/** Keeps a decision about a difference as it is; the last one counts. */
export async function saveDecision(tx: Executor, difference: DifferenceRow, decision: NewDecision): Promise<void> {
  await run(
    tx,
    `insert into register_decision (period, kind, reference, is_refund, here_amount, there_amount, here_day, there_day,
       order_id, about, outcome, comment, entry_id, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (period, kind, reference, is_refund) do update set here_amount = $5, there_amount = $6, here_day = $7,
       there_day = $8, order_id = $9, about = $10, outcome = $11, comment = $12, entry_id = $13, made_by = $14, made_at = $15`,
    [
      decision.period,
      difference.kind,
      difference.reference,
      difference.isRefund,
      difference.hereAmount,
      difference.thereAmount,
      difference.hereDay,
      difference.thereDay,
      difference.orderId,
      difference.about,
      decision.outcome,
      decision.comment,
      decision.entryId,
      decision.by,
      decision.at,
    ],
  )
}

/** Whether the ledger has an entry. */
export async function hasEntry(executor: Executor, id: number): Promise<boolean> {
  const [row] = await run<{ found: boolean }>(
    executor,
    'select exists (select from ledger_entry where id = $1) as found',
    [id],
  )
  return row?.found ?? false
}
