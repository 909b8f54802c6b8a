import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import {
  answerBy,
  type DataRequestKind,
  type DataRequestSource,
  type DataRequestState,
} from '@okolitsa/domain/office/data-requests.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface NewDataRequest {
  readonly customerId: number
  readonly kind: DataRequestKind
  readonly source: DataRequestSource
  readonly text: string | null
  readonly receivedOn: IsoDate
  readonly state: DataRequestState
}

export async function insertRequest(tx: Executor, asked: NewDataRequest): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into data_request (customer_id, kind, source, text, received_on, answer_by, state)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      ...[asked.customerId, asked.kind, asked.source, asked.text],
      ...[asked.receivedOn, answerBy(asked.kind, asked.receivedOn), asked.state],
    ],
  )
  return row?.id ?? 0
}

export interface LockedRequest {
  customerId: number
  kind: DataRequestKind
  source: DataRequestSource
  state: DataRequestState
}

/** Locks a request until the end of the transaction; null = unknown. */
export async function lockRequest(tx: Executor, id: number): Promise<LockedRequest | null> {
  const [row] = await run<LockedRequest>(
    tx,
    'select customer_id as "customerId", kind, source, state from data_request where id = $1 for update',
    [id],
  )
  return row ?? null
}

export async function saveRequest(
  tx: Executor,
  id: number,
  change: {
    readonly state: DataRequestState
    readonly preparedBy?: number
    readonly approvedBy?: number
    readonly result?: string
    readonly doneAt: Date | null
  },
): Promise<void> {
  await run(
    tx,
    `update data_request set state = $2, prepared_by = coalesce($3, prepared_by), approved_by = coalesce($4, approved_by),
       result = coalesce($5, result), done_at = $6 where id = $1`,
    [id, change.state, change.preparedBy ?? null, change.approvedBy ?? null, change.result ?? null, change.doneAt],
  )
}

/** Ends the requests of a kind that a job has carried out, or the person has taken back. */
export async function endRunning(
  tx: Executor,
  customerId: number,
  { kind, state, at }: { readonly kind: DataRequestKind; readonly state: 'done' | 'canceled'; readonly at: Date },
): Promise<void> {
  await run(
    tx,
    `update data_request set state = $3, done_at = $4 where customer_id = $1 and kind = $2 and state = 'running'`,
    [customerId, kind, state, at],
  )
}
