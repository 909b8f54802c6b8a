import { acquirerFeePostings } from '@okolitsa/domain/ledger/acquirer-fee-postings.ts'
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { MONEY_OF_ORDER } from '../../events.ts'
import { defineModule } from '../../module.ts'
import { on, onEach, type Subscriber } from '../../platform/events/event.ts'
import { bonusMoved } from '../../sales/loyalty/events.ts'
import { orderContestUpheld } from '../../sales/orders/events.ts'
import { personalData } from './personal-data.ts'
import type { LedgerService } from './ports.ts'
import { findManualEntry, insertEntry, listEntries, sumAccounts, sumSeller } from './store/ledger.store.ts'
import { postAcquirerPayments, postAcquirerRegisters } from './use-cases/post-acquirer-settlements.ts'
import { type LedgerDeps, postDue } from './use-cases/post-due.ts'
import { postManualEntry } from './use-cases/post-manual-entry.ts'
import { postPayouts } from './use-cases/post-payouts.ts'
import { recordCompensation } from './use-cases/record-compensation.ts'

/** The money ledger: double-entry accounts of customers, sellers, carriers, bonuses, tax and the shop. */
export function createLedgerModule(deps: LedgerDeps): LedgerService & { readonly subscribers: readonly Subscriber[] } {
  const { executor } = deps.database
  return {
    subscribers: [
      ...onEach(MONEY_OF_ORDER, 'ledger', ({ orderId }) => postDue(deps, { orderId })),
      on(bonusMoved, 'ledger', ({ customerId }) => postDue(deps, { customerId })),
      on(orderContestUpheld, 'ledger', (contest) => recordCompensation(deps, contest)),
    ],
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
    postPayouts,
    postAcquirerFee: async (tx, { key, at, parts }) => {
      const entry = { cause: `acquirer-fee:${key}`, kind: 'acquirer_fee', orderId: null, facts: { parts }, at } as const
      await insertEntry(tx, entry, acquirerFeePostings(parts))
    },
    postAcquirerRegisters,
    postAcquirerPayments,
    findManualEntry,
    postManualEntry: (tx, by, entry) => postManualEntry(deps, tx, by, entry),
  }
}

export const ledgerModule = defineModule({
  name: 'ledger',
  uses: ['audit'],
  personalData,
  create: ({ database, clock }, { audit }) => {
    const { subscribers, ...service } = createLedgerModule({ database, clock, audit })
    return { service, subscribers }
  },
})
