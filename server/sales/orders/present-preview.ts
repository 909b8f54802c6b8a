import type { ChangePreviewAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import type { ChangePreview, LineEffect, LineFigures } from '@okolitsa/domain/orders/order-change.ts'

const figures = (line: LineFigures | null) => line && { missing: 0, ...line, sum: toRoubles(line.sum) }

/** Effect of a change on a line, in roubles. */
export const presentEffect = ({ before, after, ...effect }: LineEffect) => ({
  ...effect,
  before: figures(before),
  after: figures(after),
})

/** A preview with sums in roubles, for a response or the facts of a refusal (ORDER_CHANGED). */
export const presentPreview = (preview: ChangePreview): ChangePreviewAnswer => ({
  lines: preview.effects.map(presentEffect),
  totalBefore: toRoubles(preview.before.total),
  totalAfter: toRoubles(preview.after.total),
  delivery: toRoubles(preview.after.delivery),
  refund: toRoubles(preview.refund),
  surcharge: toRoubles(preview.surcharge),
  returnedBonuses: toRoubles(preview.returnedBonuses),
  needsCustomer: preview.needsCustomer,
  cancelsOrder: preview.cancelsOrder,
})
