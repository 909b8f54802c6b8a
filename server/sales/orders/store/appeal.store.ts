import type { AppealSide } from '@okolitsa/domain/orders/appeal.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Stores an appeal. False = the claim has one. */
export async function insertAppeal(
  tx: Executor,
  appeal: { readonly claimId: string; readonly side: AppealSide; readonly text: string; readonly at: Date },
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into claim_appeal (claim_id, side, text, made_at) values ($1, $2, $3, $4)
     on conflict (claim_id) do nothing returning 1 as one`,
    [appeal.claimId, appeal.side, appeal.text, appeal.at],
  )
  return rows.length > 0
}

/** Decides an appeal. False = it is not open. */
export async function closeAppeal(
  tx: Executor,
  decision: {
    readonly claimId: string
    readonly isChanged: boolean
    readonly answer: string
    readonly at: Date
    readonly deciderId: number | null
  },
): Promise<boolean> {
  const rows = await run(
    tx,
    `update claim_appeal set state = $2, answer = $3, decided_at = $4, decider_id = $5
      where claim_id = $1 and state = 'open' returning 1 as one`,
    [decision.claimId, decision.isChanged ? 'changed' : 'kept', decision.answer, decision.at, decision.deciderId],
  )
  return rows.length > 0
}

/** Turns a rejected contest round. */
export async function upholdContest(tx: Executor, claimId: string): Promise<void> {
  await run(tx, `update order_claim set contest_state = 'upheld' where id = $1 and contest_state = 'rejected'`, [
    claimId,
  ])
}
