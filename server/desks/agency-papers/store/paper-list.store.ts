import type { AgencyPaper } from '@okolitsa/domain/agency-papers/paper-number.ts'
import { type EdoSendingState, STUCK_SENDINGS } from '@okolitsa/domain/agency-papers/paper-sending.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface PaperRow {
  readonly id: number
  readonly kind: AgencyPaper
  readonly organizationId: number
  readonly period: string
  readonly revision: number
  readonly number: string
  readonly day: IsoDate
  readonly seller: string
  readonly total: number
  readonly formedAt: Date
  readonly correctedBy: number | null
  readonly replyKind: 'accepted' | 'objected' | null
  readonly replyText: string | null
  readonly replyAt: Date | null
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly edoState: EdoSendingState | null
  readonly edoReason: string | null
  readonly edoAt: Date | null
}

const SELECT = `select paper.id, paper.kind, paper.organization_id as "organizationId", paper.period, paper.revision,
   paper.number, paper.day, paper.seller, paper.total, paper.formed_at as "formedAt", later.id as "correctedBy",
   reply.kind as "replyKind", reply.text as "replyText", reply.at as "replyAt", reply.answer,
   reply.answered_at as "answeredAt", sending.state as "edoState", sending.reason as "edoReason",
   sending.changed_at as "edoAt"
   from agency_paper as paper left join agency_paper as later on later.corrects = paper.id
   left join agency_paper_reply as reply on reply.paper_id = paper.id
   left join agency_paper_sending as sending on sending.paper_id = paper.id`
const OWNERS = { organization: 'paper.organization_id', customer: 'null' }

/** Papers in the scope, newest first. */
export const listOwnPapers = (
  executor: Executor,
  scope: Scope,
  { after, most }: { readonly after: number | null; readonly most: number },
): Promise<PaperRow[]> =>
  run<PaperRow>(
    executor,
    `${SELECT} where ($1::int is null or paper.id < $1) and ${within(scope, OWNERS, 2)} order by paper.id desc limit $2`,
    [after, most, ...scopeValues(scope)],
  )

export interface PaperFilters {
  readonly period?: string | undefined
  readonly kind?: AgencyPaper | undefined
  readonly needs?: 'answer' | 'sending' | undefined
  readonly seller?: number | undefined
  readonly search?: string | undefined
}
const WAITS_FOR_ANSWER = `reply.kind = 'objected' and reply.answered_at is null and later.id is null`
/** @param parameter number of `STUCK_SENDINGS` */
const waitsForSending = (parameter: number) => `sending.state = any($${parameter}::text[]) and later.id is null`

/** Papers of all sellers that match, newest first. */
export const listAllPapers = (
  executor: Executor,
  { period, kind, needs, seller, search }: PaperFilters,
  { after, most }: { readonly after: number | null; readonly most: number },
): Promise<PaperRow[]> =>
  run<PaperRow>(
    executor,
    `${SELECT} where ($1::text is null or paper.period = $1) and ($2::text is null or paper.kind = $2)
       and ($3::text is null or $3 = 'answer' and ${WAITS_FOR_ANSWER} or $3 = 'sending' and ${waitsForSending(8)})
       and ($4::int is null or paper.organization_id = $4)
       and ($5::text is null or strpos(lower(paper.seller), $5::text) > 0)
       and ($6::int is null or paper.id < $6) order by paper.id desc limit $7`,
    [
      period ?? null,
      kind ?? null,
      needs ?? null,
      seller ?? null,
      search?.toLowerCase() || null,
      after,
      most,
      STUCK_SENDINGS,
    ],
  )

/** Papers that wait for a person of the office. */
export async function countWaiting(executor: Executor): Promise<{ readonly answer: number; readonly sending: number }> {
  const [row] = await run<{ answer: number; sending: number }>(
    executor,
    `select (select count(*)::int from agency_paper_reply as reply
         left join agency_paper as later on later.corrects = reply.paper_id where ${WAITS_FOR_ANSWER}) as answer,
       (select count(*)::int from agency_paper_sending as sending
         left join agency_paper as later on later.corrects = sending.paper_id where ${waitsForSending(1)}) as sending`,
    [STUCK_SENDINGS],
  )
  return row ?? { answer: 0, sending: 0 }
}

/** A paper in the scope; null = none. */
export async function findPaper(executor: Executor, scope: Scope, id: number): Promise<PaperRow | null> {
  const [row] = await run<PaperRow>(executor, `${SELECT} where paper.id = $1 and ${within(scope, OWNERS, 1)}`, [
    id,
    ...scopeValues(scope),
  ])
  return row ?? null
}
export const listPapersById = (executor: Executor, ids: readonly number[]): Promise<PaperRow[]> =>
  run<PaperRow>(executor, `${SELECT} where paper.id = any($1::int[]) order by paper.id`, [ids])

/** A paper with all that its files are drawn from. */
export interface DrawnPaper {
  readonly id: number
  readonly kind: AgencyPaper
  readonly number: string
  readonly day: IsoDate
  readonly snapshot: string
  /** GUID of the electronic file: that of the sending, because the operator takes a file once. */
  readonly fileId: string
  readonly formedAt: Date
  /** Ids at the operator of electronic documents with which the paper was sent; null = it was not. */
  readonly senderId: string | null
  readonly receiverId: string | null
}
export async function findDrawn(executor: Executor, scope: Scope, id: number): Promise<DrawnPaper | null> {
  const [row] = await run<DrawnPaper>(
    executor,
    `select paper.id, paper.kind, paper.number, paper.day, paper.snapshot,
       coalesce(case when sending.sender_id is not null then sending.operation_id end, paper.file_id) as "fileId",
       paper.formed_at as "formedAt", sending.sender_id as "senderId", sending.receiver_id as "receiverId"
       from agency_paper as paper left join agency_paper_sending as sending on sending.paper_id = paper.id
      where paper.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Keeps the reply of the seller to a paper; false = there is one. */
export async function insertReply(
  tx: Executor,
  reply: {
    readonly paperId: number
    readonly kind: 'accepted' | 'objected'
    readonly text: string
    readonly at: Date
    readonly by: number
  },
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into agency_paper_reply (paper_id, kind, text, at, by_staff) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning paper_id`,
    [reply.paperId, reply.kind, reply.text, reply.at, reply.by],
  )
  return rows.length > 0
}
/** Answers an objection; false = there is none that waits. */
export async function answerReply(
  tx: Executor,
  answer: { readonly paperId: number; readonly text: string; readonly at: Date; readonly by: number },
): Promise<boolean> {
  const rows = await run(
    tx,
    `update agency_paper_reply set answer = $2, answered_at = $3, answered_by = $4
      where paper_id = $1 and kind = 'objected' and answered_at is null returning paper_id`,
    [answer.paperId, answer.text, answer.at, answer.by],
  )
  return rows.length > 0
}
