import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { draftRun } from '@okolitsa/domain/payouts/net-payout.ts'
import { mayPayVat, PAYOUT_VAT_DAYS, payoutVat } from '@okolitsa/domain/payouts/payout-vat.ts'
import { runDay, sellerDue } from '@okolitsa/domain/payouts/seller-due.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { extraRunMistakes, isPayoutDay } from '@okolitsa/domain/statements/payout-calendar.ts'
import { waitingSince } from '@okolitsa/domain/statements/waiting-money.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { listDues, listRatedSales, lockRuns } from '../store/due.store.ts'
import { findOpenRun, insertRun } from '../store/run.store.ts'

const DAY_MS = 86_400_000

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/**
 * Computes what every seller is due and freezes it as a draft, under a lock: two people at once make one draft.
 * @param reason why it is made on a day that is no payout day; '' = none
 * @throws Refusal of the field `reason` when the day needs one, PAYOUT_RUN_OPEN while another run is prepared, PAYOUT_RUN_EMPTY when nobody has money or debts
 */
export const makeDraft = (deps: PayoutDeps, by: number, reason: string): Promise<number> =>
  withLongTimeout(deps.database.inTransaction, async (tx) => {
    await lockRuns(tx)
    const open = await findOpenRun(tx)
    if (open) throw new Refusal('PAYOUT_RUN_OPEN', { runId: open.id })
    const now = deps.clock()
    const { payouts } = await deps.market.read(tx)
    const day = runDay(now)
    refuseMistakes(extraRunMistakes(payouts, day, reason))
    const extraReason = isPayoutDay(payouts, day) ? null : reason
    const terms = { now, holdDays: payouts.holdDays, largest: deps.provider?.largest ?? null }
    const holds = await deps.sellerTaxes.npdHolds(tx)
    const rows = await listDues(tx, { now, since: waitingSince(payouts.holdDays, now) })
    const sellers = rows.map(({ requisitesId, destination, recent, taxSystem, ...facts }) => {
      const orders = recent.map(({ finishedAt, claimedAt, ...order }) => ({
        ...order,
        finishedAt: momentOf(finishedAt),
        claimedAt: momentOf(claimedAt),
      }))
      const { due, waiting } = sellerDue(
        { ...facts, recent: orders, kind: destination?.kind ?? null, npdHold: holds.get(facts.organizationId) ?? null },
        terms,
      )
      return { due, waiting, requisitesId, destination, taxSystem, balance: facts.balance }
    })
    const nets = draftRun(
      sellers.map(({ due }) => due),
      { today: day, minimum: fromRoubles(payouts.minimum) },
    )
    const bySeller = new Map(sellers.map((seller) => [seller.due.organizationId, seller]))
    const payers = nets.payouts.flatMap(({ organizationId, paid }) => {
      const seller = bySeller.get(organizationId)
      return seller && paid > 0 && mayPayVat(seller.taxSystem) ? [organizationId] : []
    })
    const since = new Date(now.getTime() - PAYOUT_VAT_DAYS * DAY_MS)
    const sales = Map.groupBy(
      payers.length === 0 ? [] : await listRatedSales(tx, { organizationIds: payers, since }),
      ({ organizationId }) => organizationId,
    )
    const items = nets.payouts.flatMap((net) => {
      const seller = bySeller.get(net.organizationId)
      // a seller whose orders all wait has nothing to show yet
      if (!seller || (net.reason === 'nothing' && seller.waiting === 0)) return []
      const { due, waiting, requisitesId, balance, taxSystem } = seller
      const vat = payoutVat(net.paid, taxSystem, sales.get(net.organizationId) ?? [])
      const destination = seller.destination && { ...seller.destination, vat }
      return [{ ...net, payable: due.payable, waiting, requisitesId, balance, destination }]
    })
    if (items.length === 0) throw new Refusal('PAYOUT_RUN_EMPTY')
    const id = await insertRun(tx, { day, by, at: now, extraReason, items })
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'draftPayouts', entity: 'payout_run', entityId: id, organizationId: null, before: null },
        after: { amount: nets.paid / 100, count: nets.count, extraReason },
      },
    ])
    return id
  })
