import type { EdoSendingState } from '@okolitsa/domain/agency-papers/paper-sending.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Papers that wait to be sent, without a repeat. */
export const insertSendings = async (tx: Executor, paperIds: readonly number[], at: Date): Promise<void> => {
  await run(
    tx,
    `insert into agency_paper_sending (paper_id, operation_id, state, next_at, changed_at)
     select id, gen_random_uuid(), 'waiting', $2, $2 from unnest($1::int[]) as paper (id) on conflict do nothing`,
    [paperIds, at],
  )
}

/** Sends a paper again that the operator did not take, as a new operation. */
export const renewSending = async (tx: Executor, paperId: number, at: Date): Promise<void> => {
  await run(
    tx,
    `update agency_paper_sending set operation_id = gen_random_uuid(), state = 'waiting', reason = '', box_id = null,
       sender_id = null, receiver_id = null, message_id = null, document_id = null, attempts = 0, next_at = $2, changed_at = $2
      where paper_id = $1 and next_at is null and state <> 'signed'`,
    [paperId, at],
  )
}

export interface Sending {
  readonly paperId: number
  readonly operationId: string
  readonly state: EdoSendingState
  readonly boxId: string | null
  readonly senderId: string | null
  readonly receiverId: string | null
  readonly messageId: string | null
  readonly documentId: string | null
  readonly attempts: number
}

/**
 * Takes sendings that are due for `minutes`, so that no other node asks about them. Should this one end meanwhile, they
 * are due again after that time.
 */
export const takeSendings = (
  executor: Executor,
  { now, most, minutes }: { readonly now: Date; readonly most: number; readonly minutes: number },
): Promise<Sending[]> =>
  run<Sending>(
    executor,
    `update agency_paper_sending as sending set next_at = $1::timestamptz + make_interval(mins => $3::int)
       from (select paper_id from agency_paper_sending where next_at <= $1 order by next_at, paper_id limit $2
         for update skip locked) as due
      where sending.paper_id = due.paper_id
     returning sending.paper_id as "paperId", operation_id as "operationId", state, box_id as "boxId",
       sender_id as "senderId", receiver_id as "receiverId", message_id as "messageId", document_id as "documentId", attempts`,
    [now, most, minutes],
  )

/** Fixes to whom a paper goes before it is sent, so that a repeat sends the same bytes. */
export const saveParties = async (
  executor: Executor,
  { paperId, operationId }: Pick<Sending, 'paperId' | 'operationId'>,
  ids: { readonly boxId: string; readonly senderId: string; readonly receiverId: string },
): Promise<void> => {
  await run(
    executor,
    `update agency_paper_sending set box_id = $3, sender_id = $4, receiver_id = $5
      where paper_id = $1 and operation_id = $2 and sender_id is null`,
    [paperId, operationId, ids.boxId, ids.senderId, ids.receiverId],
  )
}

/** Keeps the result of a call. A result of a former operation changes nothing. */
export const saveSending = async (
  executor: Executor,
  { paperId, operationId }: Pick<Sending, 'paperId' | 'operationId'>,
  result: {
    readonly state: EdoSendingState
    readonly reason: string
    readonly receipt: { readonly messageId: string; readonly documentId: string } | null
    readonly attempts: number
    readonly nextAt: Date | null
    readonly at: Date
  },
): Promise<void> => {
  await run(
    executor,
    `update agency_paper_sending set changed_at = case when state = $3 and reason = $4 then changed_at else $9::timestamptz end,
       state = $3, reason = $4, message_id = coalesce($5, message_id), document_id = coalesce($6, document_id),
       attempts = $7, next_at = $8
      where paper_id = $1 and operation_id = $2`,
    [
      paperId,
      operationId,
      result.state,
      result.reason,
      result.receipt?.messageId ?? null,
      result.receipt?.documentId ?? null,
      result.attempts,
      result.nextAt,
      result.at,
    ],
  )
}
