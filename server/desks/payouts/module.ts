import { officePayoutsEndpoints } from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { payoutReturned, payoutsSent } from './events.ts'
import { officePayoutsHandlers } from './http/office-payouts.handlers.ts'
import { followPayouts } from './use-cases/follow-payouts.ts'
import { notifyOfReturn } from './use-cases/notify-of-return.ts'

/**
 * Payout runs. A draft divides the balances of all sellers (`domain/payouts/seller-due.ts`, `net-payout.ts`) under a
 * lock and freezes the sums; another person approves it; sending moves all its payouts and their money to
 * `payout_in_transit` in one transaction, before any call to the outside.
 *
 * Payment orders leave as a file `1CClientBankExchange`, as drafts that a person signs in the bank, or as payments of the
 * bank's API; people are paid by the provider. The job `follow-payouts` asks by the key of a payout what the other side
 * has before it sends again, so a killed worker, a lost answer or two workers pay nobody twice. A draft of the bank has no
 * key: after a lost answer a person looks it up. Payouts by file end only by a bank statement or the word of a person.
 *
 * A payout that comes back is an entry back to the balance, and the seller is not paid to the same requisites again. Debts
 * are not stored: they are the fees of orders whose money the seller took, and the negative sums of earlier runs, less what
 * payouts that did not come back have taken, the oldest first.
 *
 * The module is a desk because it joins market, office, sellers and ledger, on none of which the context of money leans.
 */
export const payoutsModule = defineModule({
  name: 'payouts',
  uses: ['audit', 'market', 'office', 'ledger', 'sellerNotifications', 'sellerTaxes'],
  create: ({ database, clock, adapters }, services) => {
    const deps = { ...services, database, clock, bank: adapters.bankApi, provider: adapters.payouts }
    return {
      calls: [mounted(officePayoutsEndpoints, officePayoutsHandlers(deps))],
      subscribers: [
        on(payoutsSent, 'payouts', () => followPayouts(deps), { isSlow: true }),
        on(payoutReturned, 'payouts', ({ itemId }) => notifyOfReturn(deps, itemId)),
      ],
      periodic: [{ name: 'follow-payouts', cron: '* * * * *', run: () => followPayouts(deps) }],
    }
  },
})
