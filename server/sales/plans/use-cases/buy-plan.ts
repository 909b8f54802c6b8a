import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { payPathOf } from '../../../money/payments/public.ts'
import { onlyOrder } from '../../checkout/public.ts'
import { membershipTrade, type PlanTerms } from '../membership-trade.ts'
import type { PlanDeps } from '../plan-deps.ts'

export interface PlanRequest {
  readonly scope: CustomerScope
  readonly key: string
  /** True = the browser sees the market before it opens. */
  readonly isPreview: boolean
  readonly body: PlanTerms
}

/** Result of a purchase, stored with its idempotency key. */
export interface PlanBought {
  readonly orderId: number
  readonly number: string
  /** Total, roubles. */
  readonly total: number
  readonly payUrl: string
}

export function buyPlan(deps: PlanDeps, { scope, key, isPreview, body }: PlanRequest): Promise<PlanBought> {
  const trade = membershipTrade(deps)
  return deps.checkout.order({
    customer: scope,
    lines: async () => [body.plan],
    terms: body,
    initiator: { key, request: body, origin: null, isPreview },
    tradeOf: () => trade,
    present: (outcomes) => {
      const { id, number, total } = onlyOrder(outcomes).order
      return { orderId: id, number, total: toRoubles(total), payUrl: payPathOf(id) }
    },
  })
}
