import { systemCancelReasonOf, systemChangeReasonOf } from '@okolitsa/domain/orders/cancel-reasons.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'

interface Step {
  readonly actor: OrderActor
  readonly reason: string
}

/** Reason of a step: a person's own text in quotes, or the text of a job's reason; at most one. */
export function reasonsOf({ actor, reason }: Step): string[] {
  const canceled = actor === 'system' ? systemCancelReasonOf(reason) : null
  if (canceled) return [orders.systemCancel[canceled]]
  const changed = systemChangeReasonOf(reason)
  if (changed) return [orders.systemChange[changed]]
  return reason && actor !== 'system' ? [orderChanges.history.reason(reason)] : []
}
