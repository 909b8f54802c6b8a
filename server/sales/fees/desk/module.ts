import { officeFeesEndpoints, sellerFeesEndpoints } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { defineModule } from '../../../module.ts'
import { on } from '../../../platform/events/event.ts'
import { mounted } from '../../../platform/module/module.ts'
import { feesChanged } from '../events.ts'
import { officeFeesHandlers } from './http/office-fees.handlers.ts'
import { presentRule, titleOf } from './http/present-fees.ts'
import { sellerFeesHandlers } from './http/seller-fees.handlers.ts'

/** Fees of the market in the office and in cabinets; sellers are notified of changes by letter or SMS. */
export const feesDeskModule = defineModule({
  name: 'feesDesk',
  uses: ['fees', 'office', 'products', 'market', 'sellers'],
  portsFilledBy: ['sellerNotifications'],
  create: ({ database, clock }, { sellerNotifications, ...services }) => {
    const deps = { database, clock, ...services }
    return {
      calls: [
        mounted(officeFeesEndpoints, officeFeesHandlers(deps)),
        mounted(sellerFeesEndpoints, sellerFeesHandlers(deps)),
      ],
      subscribers: [
        on(feesChanged, 'fees-desk', async ({ ruleId, isEnd }) => {
          const found = await services.fees.notificationsOf(database.executor, ruleId, isEnd)
          if (!found) return
          const { rule, organizationIds } = found
          const categories = await services.products.listGoodsCategories(database.executor)
          const titles = new Map(categories.map(({ id, fields }) => [id, fields.title]))
          const title = titleOf(presentRule({ ...rule, organizationId: null }, titles, null))
          const first = isEnd && rule.untilDay !== null ? plusDays(rule.untilDay, 1) : rule.fromDay
          const day = wordsIn('ru').notificationValues.day(first, clock())
          await database.inTransaction((tx) =>
            sellerNotifications.notifyOwners(
              tx,
              organizationIds.map((organizationId) => ({
                ...({ organizationId, what: 'feeChanges', key: `fee:${ruleId}:${isEnd ? 'end' : 'start'}` } as const),
                ...{ values: { title, day }, isPressing: true },
              })),
            ),
          )
        }),
      ],
    }
  },
})
