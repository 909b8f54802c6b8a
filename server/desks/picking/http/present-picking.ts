import type { Picking, PickingLineAnswer, PickingProduct } from '@okolitsa/contracts/picking/picking.ts'
import { type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { hasPackages, ONE_PACKAGE } from '@okolitsa/domain/orders/packages.ts'
import { pickingSums } from '@okolitsa/domain/picking/picking-sums.ts'
import { weightVersion } from '@okolitsa/domain/picking/weight-version.ts'
import type { PickingDayRow, PickingOrderRow } from '../store/picking-list.ts'

const PREVIEW = { width: 160, height: 160 }

type LineRow = PickingOrderRow['lines'][number]

/** A day's orders to pick; `rows` also contains waiting ones. */
export function presentPicking(
  date: IsoDate | null,
  days: readonly PickingDayRow[],
  rows: readonly PickingOrderRow[],
): Picking {
  const orders = rows.filter(({ isWaiting }) => !isWaiting).map(presentOrder)
  return {
    date,
    timeZone: days[0]?.timeZone ?? SHOP_TIME_ZONE,
    days: days.map(({ date: day, gathering, waiting }) => ({ date: day, gathering, waiting })),
    toStart: rows.filter(({ isWaiting }) => isWaiting).map(({ id }) => id),
    gathering: days.find((day) => day.date === date)?.gathering ?? 0,
    orders,
    products: productsOf(rows, orders),
  }
}

function presentOrder(row: PickingOrderRow): Picking['orders'][number] {
  return {
    id: row.id,
    number: orderNumberOf(row.id),
    sellerId: row.organizationId,
    recipientName: row.recipientName,
    deliveryKind: row.deliveryKind,
    deliveryDate: row.deliveryDate,
    deliveryWindow: slotOfRow(row),
    where: row.where,
    comment: row.comment,
    awaitsAnswer: row.awaitsAnswer,
    packages:
      // kitchens pick no parcels
      hasPackages({ deliveryKind: row.deliveryKind, isDinner: false }) ? (row.packages ?? ONE_PACKAGE) : null,
    lines: row.lines.map(presentLine),
  }
}

function presentLine(line: LineRow): PickingLineAnswer {
  // for products sold by weight the order stores the weighed amount
  const need = line.is_weight ? line.ordered_amount : (line.picked_amount ?? line.ordered_amount)
  const picked = line.is_weight ? (line.picked_amount ?? 0) : Math.min(line.mark?.amount ?? 0, need)
  return {
    id: line.id,
    productId: line.product_id,
    isWeight: line.is_weight,
    need,
    picked,
    isWeighed: line.is_weight && line.picked_amount !== null,
    isShort: !line.is_weight && line.mark?.is_short === true && picked < need,
    version: line.is_weight ? weightVersion(line.picked_amount) : (line.mark?.version ?? 0),
    substitution: line.substitution,
    replaces: line.replaces,
    sum: toRoubles(line.actual_sum),
    finalPrice: toRoubles(line.final_price),
  }
}

/** Products of the day, sorted by the number of orders. */
function productsOf(rows: readonly PickingOrderRow[], orders: Picking['orders']): PickingProduct[] {
  const lines = new Map(rows.flatMap((row) => row.lines.map((line): [number, LineRow] => [line.product_id, line])))
  return pickingSums(orders)
    .flatMap(({ productId, orders: count, need, picked }) => {
      const line = lines.get(productId)
      if (!line) return []
      const { title, image, hue, category_url_key: categoryUrlKey, unit, measure, is_weight: isWeight } = line
      const imageAt = imageUrl(image, PREVIEW)
      const kind = { categoryUrlKey, unit, measure, isWeight }
      return [{ id: productId, title, imageUrl: imageAt, hue, ...kind, orders: count, need, picked }]
    })
    .sort((one, other) => other.orders - one.orders || one.id - other.id)
}
