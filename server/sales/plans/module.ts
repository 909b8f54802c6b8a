import { officePlansEndpoints } from '@okolitsa/contracts/subscription/office-plans.endpoints.ts'
import { plansEndpoints } from '@okolitsa/contracts/subscription/plans.endpoints.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { defineModule } from '../../module.ts'
import { paymentSettled } from '../../money/payments/events.ts'
import { on } from '../../platform/events/event.ts'
import { on as onChange, topicOfAll } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { plansMerged } from './events.ts'
import { officePlansHandlers } from './http/office-plans.handlers.ts'
import { plansHandlers } from './http/plans.handlers.ts'
import { personalData } from './personal-data.ts'
import type { PlanDeps } from './plan-deps.ts'
import { beginForgotten, beginPaid, closeOver } from './use-cases/begin-plan.ts'
import { refundMerged } from './use-cases/end-plan.ts'
import { plansOnSale } from './use-cases/offer-plans.ts'
import { planCommands } from './use-cases/plan-commands.ts'

export const plansChanged = topicOfAll('plans_changed')

export { planCommands } from './use-cases/plan-commands.ts'

/** Sale of subscription plans as orders at the shop itself, based on orders. */
export const plansModule = defineModule({
  name: 'plans',
  uses: ['audit', 'sellers', 'products', 'subscription', 'checkout', 'orderLifecycle', 'payments', 'orders', 'fiscal'],
  personalData,
  create: ({ database, clock, pages }, { orderLifecycle: lifecycle, products, ...services }) => {
    const { executor, inTransaction } = database
    const deps: PlanDeps = { ...services, executor, inTransaction, clock, lifecycle }
    const commands = planCommands({ ...services, products })
    return {
      service: commands,
      areaContent: {
        area: 'membership',
        hasContent: async () => (await plansOnSale(deps, executor)).plans.length > 0,
      },
      calls: [
        mounted(plansEndpoints, plansHandlers(deps)),
        mounted(officePlansEndpoints, officePlansHandlers({ ...deps, commands })),
      ],
      invalidations: [onChange(plansChanged, () => pages.invalidate())],
      subscribers: [
        on(paymentSettled, 'plans', ({ orderId }) => beginPaid(deps, orderId)),
        on(plansMerged, 'plans', ({ customerId }) => refundMerged(deps, customersOwn(customerId))),
      ],
      periodic: [
        { name: 'begin-paid-plans', cron: '* * * * *', run: () => beginForgotten(deps) },
        { name: 'close-plan-orders', cron: '*/10 * * * *', run: () => closeOver(deps) },
      ],
    }
  },
})
