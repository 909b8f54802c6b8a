import type { AuditService } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { LockedOrder, OrderStep } from './ports.ts'

/** Audits steps of sellers' staff; steps of customers and jobs appear in the order's history only. */
export async function recordStep(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  order: Pick<LockedOrder, 'id' | 'organizationId' | 'state'>,
  step: Pick<OrderStep, 'to' | 'actor' | 'actorId'>,
): Promise<void> {
  if (step.actorId === null || (step.actor !== 'farmer' && step.actor !== 'admin')) return
  await audit.record(tx, { kind: 'staff', staffId: step.actorId }, [
    {
      action: 'moveOrder',
      entity: 'order',
      entityId: order.id,
      organizationId: order.organizationId,
      before: { orderState: order.state },
      after: { orderState: step.to },
    },
  ])
}
