import { sellerTaxesEndpoints } from '@okolitsa/contracts/seller-taxes/seller-taxes.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { sellerTaxesHandlers } from './http/seller-taxes.handlers.ts'
import { listLost } from './store/npd.store.ts'
import { checkStatuses, followBindings } from './use-cases/follow-npd-sellers.ts'
import { listHolds } from './use-cases/list-holds.ts'
import { planIncomes } from './use-cases/plan-incomes.ts'
import { registerIncomes } from './use-cases/register-incomes.ts'

/**
 * Income from which sellers count their own taxes, and receipts of the self-employed.
 *
 * Gross income by month is a sum over the same entries as the statement: the price of what was handed over with the own
 * delivery. The fee and a discount that the market bears do not reduce it; a refund does, on its own day. For the view that
 * income is what reaches the seller, payouts are listed, too.
 *
 * A self-employed seller needs a receipt of the tax service for every order that the market was paid for. A bound seller's is
 * registered by the market; others, and all in a market without the partner API, send the link of their own. A refund cancels
 * the receipt, and one of the remaining sum follows. Money that the seller took is the seller's own receipt.
 */
export const sellerTaxesModule = defineModule({
  name: 'sellerTaxes',
  uses: ['registration', 'sellerNotifications'],
  create: ({ database, clock, adapters }, services) => {
    const deps = { database, clock, npdPartner: adapters.npdPartner, ...services }
    return {
      service: {
        lostNpd: listLost,
        npdHolds: (reader, organizationId) => listHolds(deps, reader, organizationId ?? null),
      },
      calls: [mounted(sellerTaxesEndpoints, sellerTaxesHandlers(deps))],
      periodic: [
        { name: 'plan-npd-incomes', cron: '*/5 * * * *', run: () => planIncomes(deps) },
        { name: 'register-npd-incomes', cron: '* * * * *', run: () => registerIncomes(deps) },
        { name: 'check-npd-statuses', cron: '* * * * *', run: () => checkStatuses(deps) },
        { name: 'follow-npd-bindings', cron: '*/2 * * * *', run: () => followBindings(deps) },
      ],
    }
  },
})
