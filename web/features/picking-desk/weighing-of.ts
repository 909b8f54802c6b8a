import type { Picking } from '@okolitsa/contracts/picking/picking.ts'
import { formatAmount } from '@okolitsa/strings/ru/format.ts'
import type { PickingQuery } from '../../data/picking/desk/picking-query.ts'
import type { Weighing } from './weigh-pad.tsx'

/**
 * A line on the scale and its successor: the same product of the next order, or the next line of the same order. Null =
 * the line no longer exists.
 */
export function weighingOf(
  picking: Picking,
  by: PickingQuery['by'],
  lineId: number,
): (Weighing & { readonly nextLineId: number | null }) | null {
  const all = picking.orders.flatMap((order) => order.lines.map((line) => ({ order, line })))
  const at = all.find(({ line }) => line.id === lineId)
  const product = picking.products.find(({ id }) => id === at?.line.productId)
  if (!at || !product) return null
  const row = all.filter(
    ({ order, line }) =>
      line.isWeight && (by === 'products' ? line.productId === product.id : order.id === at.order.id),
  )
  const place = row.findIndex(({ line }) => line.id === lineId)
  const next = [...row.slice(place + 1), ...row.slice(0, place)].find(({ line }) => !line.isWeighed)
  const nextProduct = picking.products.find(({ id }) => id === next?.line.productId)
  return {
    ...at,
    product,
    done: row.filter(({ line }) => line.isWeighed).length,
    all: row.length,
    next:
      next && nextProduct ? { title: nextProduct.title, amount: formatAmount(next.line.need, nextProduct.unit) } : null,
    nextLineId: next?.line.id ?? null,
  }
}
