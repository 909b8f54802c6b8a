import { broughtAmount } from '@okolitsa/domain/orders/changed-lines.ts'
import { type ChangePreview, linesOfChange } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { LockedWholeOrder, OrderChange } from '../../order-lifecycle/ports.ts'
import type { ChangeDeps } from './change-deps.ts'

/** The part of a change that concerns stock. */
interface ShelfChange {
  readonly read: LockedWholeOrder
  readonly preview: ChangePreview
  readonly author: { readonly actor: OrderActor; readonly actorId: number | null }
  /** The proposal to apply; null = a direct change. */
  readonly proposal: OrderChange | null
}

/**
 * Writes off the stock of goods that a change reports as missing, in its transaction: for a direct change all free
 * stock; for an accepted proposal only the amount returned by the order, since new stock may have arrived.
 */
export async function emptyShelves(
  { stock, audit }: Pick<ChangeDeps, 'stock' | 'audit'>,
  tx: Executor,
  { read: { order, lines }, preview, author, proposal }: ShelfChange,
): Promise<void> {
  const { requestedChange } = preview
  // a kitchen uses its stop list instead
  if (!('isGone' in requestedChange && requestedChange.isGone) || order.dinner !== null) return
  const named = new Set(linesOfChange(requestedChange))
  const left = new Map(preview.lines.map((line) => [line.id, broughtAmount(line)]))
  const givenBack = new Map<number, number>()
  for (const line of lines) {
    if (!named.has(line.id)) continue
    const amount = Math.max(0, broughtAmount(line) - (left.get(line.id) ?? 0))
    givenBack.set(line.productId, (givenBack.get(line.productId) ?? 0) + amount)
  }
  const emptyings = [...givenBack].map(([productId, amount]) => ({ productId, most: proposal ? amount : null }))
  const staffId = author.actor === 'farmer' || author.actor === 'admin' ? author.actorId : null
  const emptied = await stock.empty(tx, emptyings, staffId)
  const by = staffId === null ? ({ kind: 'service', name: 'orders' } as const) : ({ kind: 'staff', staffId } as const)
  await audit.record(
    tx,
    by,
    emptied.map(({ productId, before, after }) => ({
      action: 'emptyShelf',
      entity: 'stock' as const,
      entityId: productId,
      organizationId: order.organizationId,
      before: { onHand: before },
      after: { onHand: after },
    })),
  )
}
