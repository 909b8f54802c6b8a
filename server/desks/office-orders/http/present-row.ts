import type { OfficeOrderRow } from '@okolitsa/contracts/office-orders/office-order.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { OfficeOrderListRow } from '../store/order-list.store.ts'

/** A row of the list. @param isNamed false = names of customers are hidden */
export const presentRow = (row: OfficeOrderListRow, isNamed: boolean): OfficeOrderRow => ({
  id: row.id,
  number: orderNumberOf(row.id),
  placedAt: row.placedAt.toISOString(),
  customerName: isNamed ? row.recipientName : null,
  seller: { id: row.organizationId, title: row.sellerTitle, timeZone: row.timeZone },
  state: row.state,
  isDinner: row.isDinner,
  paymentStatus: row.paymentStatus,
  paymentMethod: row.paymentMethod,
  isHeld: row.heldSum > 0,
  deliveryKind: row.deliveryKind,
  deliveryDate: row.deliveryDate,
  deliveryWindow: slotOfRow(row),
  linesCount: row.linesCount,
  total: toRoubles(row.totalSum),
  hasClaim: row.hasClaim,
  owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
})
