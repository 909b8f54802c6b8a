import type { BankMovement } from '@okolitsa/domain/payouts/bank-movement.ts'
import type { ExpectedPayout, UnmatchedReason } from '@okolitsa/domain/payouts/match-movements.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

interface ExpectedRow extends Pick<ExpectedPayout, 'id' | 'state' | 'amount' | 'account' | 'tin' | 'hasMovement'> {
  readonly sentAt: Date | null
  readonly isOrder: boolean
}

/**
 * Payouts that a statement may show: on their way, or ended since a moment. A payout of a provider is paid from its own
 * balance, so only its mark identifies it, as in a return that the provider passes on.
 */
export const listExpected = (executor: Executor, since: Date): Promise<ExpectedRow[]> =>
  run<ExpectedRow>(
    executor,
    `select item.id, item.state, amount, case when item.way is distinct from 'provider' then destination ->> 'account' end as account,
       case when item.way is distinct from 'provider' then destination ->> 'tin' end as tin,
       run.sent_at as "sentAt", item.way is distinct from 'provider' and run.sent_at is not null as "isOrder",
       exists (select from payout_movement where item_id = item.id and outcome in ('paid', 'confirmed')) as "hasMovement"
       from payout_item as item join payout_run as run on run.id = run_id
      where item.state is not null and run.state <> 'cancelled'
        and (item.state in ('due', 'sent') or item.ended_at >= $1) order by item.id`,
    [since],
  )

/** Imports of statements one after another, so that two of the same file record each movement once. */
export const lockStatements = async (tx: Executor): Promise<void> => {
  await run(tx, "select pg_advisory_xact_lock(hashtext('payout statements'))")
}

/** Keys of these that are recorded already. */
export const listKnownKeys = async (executor: Executor, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await run<{ key: string }>(
    executor,
    'select key from payout_movement where md5(key) in (select md5(key) from unnest($1::text[]) as key)',
    [keys],
  )
  return new Set(rows.map(({ key }) => key))
}

export interface NewMovement {
  readonly key: string
  readonly movement: BankMovement
  readonly outcome: 'paid' | 'returned' | 'confirmed' | 'open'
  readonly reason: UnmatchedReason | null
  readonly itemId: number | null
}

/** Records a statement with its movements, at least one. */
export async function insertStatement(
  tx: Executor,
  statement: {
    readonly fileName: string
    readonly by: number
    readonly at: Date
    readonly movements: readonly NewMovement[]
  },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `with statement as (insert into payout_statement (file_name, uploaded_by, uploaded_at) values ($1, $2, $3) returning id)
     insert into payout_movement (statement_id, key, movement, outcome, reason, item_id)
     select statement.id, key, movement, outcome, reason, "itemId" from statement, jsonb_to_recordset($4::jsonb)
       as one (key text, movement jsonb, outcome text, reason text, "itemId" integer)
     returning statement_id as id`,
    [statement.fileName, statement.by, statement.at, JSON.stringify(statement.movements)],
  )
  if (!row) throw new Error('a statement was not written')
  return row.id
}

export interface OpenMovement {
  readonly id: number
  readonly movement: BankMovement
  readonly reason: UnmatchedReason
  readonly itemId: number | null
}

/** Movements that wait for a person, the oldest first. @param isForeign those that seem to be no payouts */
export const listOpenMovements = (executor: Executor, isForeign: boolean, most: number): Promise<OpenMovement[]> =>
  run<OpenMovement>(
    executor,
    `select id, movement, coalesce(reason, 'foreign') as reason, item_id as "itemId" from payout_movement
      where outcome = 'open' and (reason = 'foreign') = $1 order by id limit $2`,
    [isForeign, most],
  )

/** A movement that waits, under a lock; null = unknown or decided. */
export async function takeMovement(tx: Executor, id: number): Promise<OpenMovement | null> {
  const [row] = await run<OpenMovement>(
    tx,
    `select id, movement, coalesce(reason, 'foreign') as reason, item_id as "itemId" from payout_movement where id = $1 and outcome = 'open' for update`,
    [id],
  )
  return row ?? null
}

export const saveDecision = (
  tx: Executor,
  id: number,
  decision: {
    readonly outcome: 'paid' | 'returned' | 'other'
    readonly itemId: number | null
    readonly by: number
    readonly at: Date
  },
): Promise<unknown> =>
  run(tx, `update payout_movement set outcome = $2, item_id = $3, decided_by = $4, decided_at = $5 where id = $1`, [
    id,
    decision.outcome,
    decision.itemId,
    decision.by,
    decision.at,
  ])

/** Titles of the sellers of payouts, by the id of the payout. */
export async function titlesOfItems(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; title: string }>(
    executor,
    `select item.id, card.title from payout_item as item join seller_card as card on card.id = organization_id
      where item.id = any($1::int[])`,
    [ids],
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export interface Candidate {
  readonly itemId: number
  readonly title: string
  readonly amount: number
  readonly runId: number
}

/** Payouts offered for one movement. */
const MAX_CANDIDATES = 5

/** Payouts that a person may choose for movements: of the same sum, in a state that the movement can end. */
export async function listCandidates(
  executor: Executor,
  movements: readonly OpenMovement[],
): Promise<ReadonlyMap<number, readonly Candidate[]>> {
  const rows = await run<{ id: number; candidates: Candidate[] }>(
    executor,
    `select asked.id, coalesce(found.candidates, '[]') as candidates
       from jsonb_to_recordset($1::jsonb) as asked (id integer, amount bigint, "isOut" boolean)
       cross join lateral (select jsonb_agg(one) as candidates from (
         select item.id as "itemId", card.title, item.amount, run_id as "runId"
           from payout_item as item join seller_card as card on card.id = organization_id
          where item.amount = asked.amount and item.state in ('sent', 'paid') and (item.state = 'sent' or not asked."isOut")
          order by item.id desc limit ${MAX_CANDIDATES}) as one) as found`,
    [
      JSON.stringify(
        movements.map(({ id, movement }) => ({ id, amount: movement.amount, isOut: movement.direction === 'out' })),
      ),
    ],
  )
  return new Map(rows.map(({ id, candidates }) => [id, candidates]))
}
