import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { draftRun } from '@okolitsa/domain/payouts/net-payout.ts'
import { runDay, sellerDue } from '@okolitsa/domain/payouts/seller-due.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { waitingSince } from '@okolitsa/domain/statements/waiting-money.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { listDues, lockRuns } from '../store/due.store.ts'
import { findOpenRun, insertRun } from '../store/run.store.ts'

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/**
 * Computes what every seller is due and freezes it as a draft, under a lock: two people at once make one draft.
 * @throws Refusal PAYOUT_RUN_OPEN while another run is prepared, PAYOUT_RUN_EMPTY when nobody has money or debts
 */
export const makeDraft = (deps: PayoutDeps, by: number): Promise<number> =>
  withLongTimeout(deps.database.inTransaction, async (tx) => {
    await lockRuns(tx)
    const open = await findOpenRun(tx)
    if (open) throw new Refusal('PAYOUT_RUN_OPEN', { runId: open.id })
    const now = deps.clock()
    const { payouts } = await deps.market.read(tx)
    const terms = { now, holdDays: payouts.holdDays, largest: deps.provider?.largest ?? null }
    const rows = await listDues(tx, { now, since: waitingSince(payouts.holdDays, now) })
    const sellers = rows.map(({ requisitesId, destination, recent, ...facts }) => {
      const orders = recent.map(({ finishedAt, claimedAt, ...order }) => ({
        ...order,
        finishedAt: momentOf(finishedAt),
        claimedAt: momentOf(claimedAt),
      }))
      const { due, waiting } = sellerDue({ ...facts, recent: orders, kind: destination?.kind ?? null }, terms)
      return { due, waiting, requisitesId, destination, balance: facts.balance }
    })
    const day = runDay(now)
    const nets = draftRun(
      sellers.map(({ due }) => due),
      { today: day, minimum: fromRoubles(payouts.minimum) },
    )
    const bySeller = new Map(sellers.map((seller) => [seller.due.organizationId, seller]))
    const items = nets.payouts.flatMap((net) => {
      const seller = bySeller.get(net.organizationId)
      // a seller whose orders all wait has nothing to show yet
      if (!seller || (net.reason === 'nothing' && seller.waiting === 0)) return []
      const { due, ...kept } = seller
      return [{ ...net, ...kept, payable: due.payable }]
    })
    if (items.length === 0) throw new Refusal('PAYOUT_RUN_EMPTY')
    const id = await insertRun(tx, { day, by, at: now, items })
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'draftPayouts', entity: 'payout_run', entityId: id, organizationId: null, before: null },
        after: { amount: nets.paid / 100, count: nets.count },
      },
    ])
    return id
  })
