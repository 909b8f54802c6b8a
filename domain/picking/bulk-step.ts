import { orderProgress } from '../orders/order-machine.ts'
import type { DeliveryKind, DeliveryStatus } from '../orders/order-status.ts'

/** Steps that can be applied to many orders in one call. */
export const BULK_STEPS = ['start', 'send'] as const
export type BulkStep = (typeof BULK_STEPS)[number]

/** Target state: pickup orders become ready, others leave with the courier. */
export const targetOf = (step: BulkStep, kind: DeliveryKind): DeliveryStatus => {
  if (step === 'start') return 'isAssembling'
  return kind === 'pickup' ? 'readyForIssuance' : 'onTheRoad'
}

/** True = the order is in the step's target state or beyond. */
export function hasMade(step: BulkStep, kind: DeliveryKind, state: DeliveryStatus): boolean {
  const way = orderProgress[kind]
  const target = way.indexOf(targetOf(step, kind))
  return target >= 0 && way.indexOf(state) >= target
}
