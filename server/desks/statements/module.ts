import { officeEntriesEndpoints } from '@okolitsa/contracts/statements/office-entries.endpoints.ts'
import { officeStatementsEndpoints } from '@okolitsa/contracts/statements/office-statements.endpoints.ts'
import { statementsDeskEndpoints } from '@okolitsa/contracts/statements/statements-desk.endpoints.ts'
import { costsOf } from '@okolitsa/domain/bearers/bearers.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { officeEntriesHandlers } from './http/entries.handlers.ts'
import { officeStatementsHandlers, statementsDeskHandlers } from './http/statements.handlers.ts'
import { readOrderCosts } from './store/order-costs.store.ts'
import { listPeriods, listSellersOf } from './store/period.store.ts'

/**
 * Balance and statement of a seller, the same for the seller and the office. Every sum is a sum over entries of the
 * ledger (view `seller_entry`); the goods of a line are what remains of its postings, so lines add up to the balance
 * whatever the rules of fees are. Days are of Moscow time, as in the papers of the market. They differ from the numbers of
 * a seller (`server/desks/numbers`) in three points: numbers count a day by the seller's clock, put a later change of an
 * order on the day on which the order ended, and are before the fee; a statement has the change on its own day.
 */
export const statementsModule = defineModule({
  name: 'statements',
  uses: ['images', 'market', 'fees', 'payments', 'office', 'ledger', 'sellerTaxes'],
  create: (
    { database: { executor }, clock, adapters: { payouts } },
    { market, fees, payments, office, ledger, sellerTaxes },
  ) => ({
    service: {
      sellersOf: listSellersOf,
      periodsOf: listPeriods,
      costsOfOrder: async (reader, orderId, specialPrice) =>
        costsOf({ ...(await readOrderCosts(reader, orderId)), specialPrice }),
    },
    calls: [
      mounted(
        statementsDeskEndpoints,
        statementsDeskHandlers({ executor, clock, market, fees, sellerTaxes, paysPeople: payouts !== null }),
      ),
      mounted(
        officeStatementsEndpoints,
        officeStatementsHandlers({
          ...{ executor, clock, market, fees, payments, office, sellerTaxes, paysPeople: payouts !== null },
        }),
      ),
      mounted(officeEntriesEndpoints, officeEntriesHandlers({ executor, ledger, office })),
    ],
  }),
})
