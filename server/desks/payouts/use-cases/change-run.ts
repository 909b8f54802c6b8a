import { type ApprovalMode, approvalMode, approvalObstacle } from '@okolitsa/domain/office/approvals.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { type RunMove, type RunState, runAfter } from '@okolitsa/domain/payouts/payout-states.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { type RunRow, saveApproval, saveCancel, takeRun } from '../store/run.store.ts'

/** Days for which a draft may be approved: later its sums are too old. */
const DRAFT_DAYS = 7
const DAY_MS = 86_400_000

const REFUSALS = { over: 'PAYOUT_RUN_OLD', own: 'APPROVAL_OWN', early: 'APPROVAL_EARLY' } as const

/** The draft as a proposal of its author. */
export const proposalOf = ({ draftedBy, draftedAt }: Pick<RunRow, 'draftedBy' | 'draftedAt'>) => ({
  proposedBy: draftedBy,
  proposedAt: draftedAt,
  expiresAt: new Date(draftedAt.getTime() + DRAFT_DAYS * DAY_MS),
})

/** How runs are approved now: by the state of the market and the people who may approve them. */
export async function approvalModeNow(
  { market, office }: Pick<PayoutDeps, 'market' | 'office'>,
  executor: Executor,
): Promise<ApprovalMode> {
  const [{ state }, people] = await Promise.all([market.read(executor), office.listPeople(executor)])
  const approvers = people.filter(({ roles }) => officePermissionsOf(roles).includes('managePayouts'))
  return approvalMode(state, approvers.length)
}

/** The run under a lock with the state after a move. @throws Refusal NOT_FOUND, PAYOUT_RUN_CHANGED */
export async function takeForMove(
  tx: Executor,
  id: number,
  move: RunMove,
): Promise<RunRow & { readonly next: RunState }> {
  const found = await takeRun(tx, id)
  if (!found) throw new Refusal('NOT_FOUND')
  // payouts leave in the transaction that sends the run, so a run that was not sent has none that left
  const next = runAfter(found.state, move, [])
  if (next === null) throw new Refusal('PAYOUT_RUN_CHANGED')
  return { ...found, next }
}

export const sumsOf = ({ amount, count }: Pick<RunRow, 'amount' | 'count'>) => ({ amount: amount / 100, count })

/** Approves a draft: another person than its author, or the author alone when nobody else may and time has passed. */
export const approveRun = (deps: PayoutDeps, by: number, id: number, seen: number): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    const found = await takeForMove(tx, id, 'approve')
    const now = deps.clock()
    const obstacle = approvalObstacle(proposalOf(found), by, await approvalModeNow(deps, tx), now)
    if (obstacle) throw new Refusal(REFUSALS[obstacle])
    // the sum on the button is the sum that is signed
    if (found.amount !== seen || found.count === 0) throw new Refusal('PAYOUT_RUN_CHANGED')
    const isByOne = found.draftedBy === by
    await saveApproval(tx, id, { by, at: now, isByOne })
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'approvePayouts', entity: 'payout_run', entityId: id, organizationId: null, before: null },
        after: { ...sumsOf(found), isByOnePerson: isByOne },
      },
    ])
  })

/** Cancels a run of which nothing was sent; its money stays on the balances. */
export const cancelRun = (deps: PayoutDeps, by: number, id: number): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    const found = await takeForMove(tx, id, 'cancel')
    await saveCancel(tx, id, by, deps.clock())
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'cancelPayouts', entity: 'payout_run', entityId: id, organizationId: null },
        ...{ before: sumsOf(found), after: null },
      },
    ])
  })
