import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import type { Listener } from '../../platform/jobs/work.ts'
import type { LedgerService } from './ports.ts'
import { listEntries, sumAccounts, sumSeller } from './store/ledger.store.ts'
import { type LedgerDeps, postDue } from './use-cases/post-due.ts'
import { recordCompensation } from './use-cases/record-compensation.ts'
import { recordPayout } from './use-cases/record-payout.ts'

/** Written by the trigger of the bonus ledger. */
export const BONUS_MOVED = 'BonusMoved'

export interface LedgerModule extends LedgerService {
  /** For every event of an order that may move its money: payments, refunds, steps, changes. */
  readonly onOrderEvent: Listener
  readonly onBonusMoved: Listener
  /** A seller is paid for a refund that was contested rightly. */
  readonly onContestUpheld: Listener
  /** Posts everything that has no entry, also what no event told of; reads all orders. */
  catchUp(): Promise<void>
}

/** The money ledger: double entry over customers, sellers, carriers, bonuses, tax and the shop. */
export function createLedgerModule(deps: LedgerDeps): LedgerModule {
  const { executor } = deps.database
  return {
    onOrderEvent: ({ orderId }) => postDue(deps, { orderId: Number(orderId) }),
    onBonusMoved: ({ customerId }) => postDue(deps, { customerId: Number(customerId) }),
    onContestUpheld: recordCompensation(deps),
    catchUp: () => postDue(deps, 'all'),
    balancesOf: async (organizationId) => {
      const { balance, paidOut } = await sumSeller(executor, organizationId)
      return { due: 0 - balance, paidOut }
    },
    trialBalance: async () => {
      const sums = new Map((await sumAccounts(executor)).map(({ account, balance }) => [account, balance]))
      return ACCOUNTS.map((account) => ({ account, balance: sums.get(account) ?? 0 }))
    },
    listEntries: ({ organizationId = null, orderId = null, beforeId = null, limit }) =>
      listEntries(executor, { organizationId, orderId, beforeId, limit }),
    recordPayout: recordPayout(deps),
  }
}
