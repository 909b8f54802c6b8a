import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { AppealSide } from '@okolitsa/domain/orders/appeal.ts'
import type { ClaimKind, ClaimState } from '@okolitsa/domain/orders/claim.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { OrderClaim } from '../ports.ts'

const COLUMNS = `order_claim.id, order_claim.order_id as "orderId", order_line_id as "lineId", title,
  order_claim.kind, order_claim.spoilt_percent as "spoiltPercent", order_claim.missing_amount as missing, unit,
  is_weight as "isWeight", contest_state as "contestState", contest_reason as "contestReason",
  contest_answer as "contestAnswer", comment, state, is_instant as "isInstant", refund, asked_refund as "askedRefund", change_id as "changeId",
  decided_by as "decidedBy", contest_decided_at as "contestDecidedAt", decider_id as "deciderId",
  (select jsonb_build_object('side', side, 'state', appeal.state, 'text', text, 'answer', answer, 'at', made_at)
     from claim_appeal as appeal where claim_id = order_claim.id) as appeal,
  decision_reason as "decisionReason", created_at as "createdAt", decided_at as "decidedAt",
  (select coalesce(jsonb_agg(photo.id order by photo.position), '[]')
     from order_claim_photo as photo where claim_id = order_claim.id and not is_of_seller) as "photoIds",
  (select coalesce(jsonb_agg(photo.id order by photo.position), '[]')
     from order_claim_photo as photo where claim_id = order_claim.id and is_of_seller) as "sellerPhotoIds"`
const FROM = 'from order_claim join order_item as order_line on order_line.id = order_line_id'

/** Claims of an order, oldest first. */
export function listClaims(executor: Executor, orderId: number): Promise<OrderClaim[]> {
  return run<OrderClaim>(
    executor,
    `select ${COLUMNS} ${FROM} where order_claim.order_id = $1 order by created_at, order_claim.id`,
    [orderId],
  )
}

export async function findClaim(executor: Executor, orderId: number, claimId: string): Promise<OrderClaim | null> {
  const [row] = await run<OrderClaim>(
    executor,
    `select ${COLUMNS} ${FROM} where order_claim.id = $1 and order_claim.order_id = $2`,
    [claimId, orderId],
  )
  return row ?? null
}

/** True = the line has an open or accepted claim. */
export async function isClaimed(executor: Executor, lineId: number): Promise<boolean> {
  const rows = await run(executor, `select from order_claim where order_line_id = $1 and state <> 'declined' limit 1`, [
    lineId,
  ])
  return rows.length > 0
}

export interface ClaimDraft {
  readonly id: string
  readonly orderId: number
  readonly lineId: number
  readonly customerId: number
  readonly kind: ClaimKind
  readonly spoiltPercent: number | null
  readonly missing: number | null
  readonly comment: string
  readonly refund: Kopecks
  readonly createdAt: Date
  /** Storage keys of the photos. */
  readonly photos: readonly string[]
}

/** Stores an open claim with its photos. False = the line already has one. */
export async function insertClaim(tx: Executor, claim: ClaimDraft): Promise<boolean> {
  const written = await run(
    tx,
    `insert into order_claim (id, order_id, order_line_id, customer_id, kind, spoilt_percent, missing_amount, comment,
       state, refund, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10)
     on conflict (order_line_id) where state <> 'declined' do nothing returning id`,
    [
      claim.id,
      claim.orderId,
      claim.lineId,
      claim.customerId,
      claim.kind,
      claim.spoiltPercent,
      claim.missing,
      claim.comment,
      claim.refund,
      claim.createdAt,
    ],
  )
  if (written.length === 0) return false
  await run(
    tx,
    `insert into order_claim_photo (claim_id, position, source)
     select $1, position, source from unnest($2::text[]) with ordinality as photo (source, position)`,
    [claim.id, claim.photos],
  )
  return true
}

/** Adds photos of a side after those that a claim has. */
export async function insertPhotos(
  tx: Executor,
  claimId: string,
  side: AppealSide,
  sources: readonly string[],
): Promise<void> {
  await run(
    tx,
    `insert into order_claim_photo (claim_id, position, source, is_of_seller)
     select $1, known.last + position, source, $3
       from unnest($2::text[]) with ordinality as photo (source, position)
      cross join (select coalesce(max(position), 0) as last from order_claim_photo where claim_id = $1) as known`,
    [claimId, sources, side === 'seller'],
  )
}

export async function decideClaim(
  tx: Executor,
  claimId: string,
  decision: {
    readonly state: Exclude<ClaimState, 'waiting' | 'replaced'>
    readonly by: 'farmer' | 'admin' | 'system'
    readonly at: Date
    readonly reason: string
    readonly isInstant: boolean
    readonly changeId: string | null
    readonly refund: Kopecks
    /** Person of the office; absent = the office did not decide. */
    readonly deciderId?: number | null
  },
): Promise<void> {
  await run(
    tx,
    `update order_claim set state = $2, decided_by = $3, decided_at = $4, decision_reason = $5, is_instant = $6,
       change_id = $7, decider_id = coalesce($9, decider_id), asked_refund = case when $2 = 'accepted' then nullif(coalesce(asked_refund, refund), $8) end, refund = $8
      where id = $1`,
    [
      claimId,
      decision.state,
      decision.by,
      decision.at,
      decision.reason,
      decision.isInstant,
      decision.changeId,
      decision.refund,
      decision.deciderId ?? null,
    ],
  )
}

/** Marks a promised replacement as delivered. */
export async function closePromise(tx: Executor, claimId: string, at: Date): Promise<void> {
  await run(tx, `update order_claim set state = 'replaced', replaced_at = $2 where id = $1`, [claimId, at])
}

/** Locks the instant refunds of a customer until the end of the transaction. */
export async function lockInstantClaims(tx: Executor, customerId: number): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtext('instant claims'), $1)`, [customerId])
}

/** Counts a customer's instant refunds since a moment, and upheld contests. */
export async function countInstantClaims(
  executor: Executor,
  customerId: number,
  { since, distrustedSince }: { since: Date; distrustedSince: Date },
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from order_claim where customer_id = $1 and is_instant
       and (created_at >= $2 or (contest_state = 'upheld' and contest_decided_at >= $3))`,
    [customerId, since, distrustedSince],
  )
  return row?.count ?? 0
}

/** Opens a contest of an instant refund. False = it was contested already. */
export async function openContest(
  tx: Executor,
  claimId: string,
  contest: { readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const rows = await run(
    tx,
    `update order_claim set contest_state = 'open', contest_reason = $2, contested_at = $3
      where id = $1 and is_instant and contest_state is null returning id`,
    [claimId, contest.reason, contest.at],
  )
  return rows.length > 0
}

/** Decides a contest. False = it is not open. */
export async function closeContest(
  tx: Executor,
  claimId: string,
  decision: {
    readonly isUpheld: boolean
    readonly answer: string
    readonly at: Date
    readonly deciderId: number | null
  },
): Promise<boolean> {
  const rows = await run(
    tx,
    `update order_claim set contest_state = $2, contest_answer = $3, contest_decided_at = $4, decider_id = $5
      where id = $1 and contest_state = 'open' returning id`,
    [claimId, decision.isUpheld ? 'upheld' : 'rejected', decision.answer, decision.at, decision.deciderId],
  )
  return rows.length > 0
}

/** Storage key of a claim's photo; null = hidden from this reader. Photos of a contest are for the office. */
export async function findPhoto(
  executor: Executor,
  { orderId, claimId, photoId }: { readonly orderId: number; readonly claimId: string; readonly photoId: string },
  reader: 'customer' | 'staff',
): Promise<string | null> {
  const [row] = await run<{ source: string }>(
    executor,
    `select source from order_claim_photo join order_claim on order_claim.id = claim_id
      where order_id = $1 and claim_id = $2 and order_claim_photo.id = $3
        and ($4 = 'staff' or not is_of_seller or not is_instant)`,
    [orderId, claimId, photoId, reader],
  )
  return row?.source ?? null
}
