import type { DeskStop, RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { plannedRoute } from '@okolitsa/domain/couriers/route-plan.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { doorOf } from '@okolitsa/domain/geo/door.ts'
import { toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { ONE_PACKAGE } from '@okolitsa/domain/orders/packages.ts'
import type { StopRow } from '../store/route.store.ts'
import { dueOf } from '../use-cases/due-of.ts'

/** Stops in driving order from the seller's place. */
const inOrder = (start: Coordinates, rows: readonly StopRow[]) =>
  plannedRoute(
    start,
    rows.map((row) => ({ row, ...presentStop(row), linkId: row.linkId, position: row.position })),
  )

export const presentRoute = (start: Coordinates, rows: readonly StopRow[]): RouteStop[] =>
  inOrder(start, rows).map(({ row }) => presentStop(row))

/** A route for its seller, with the car of each stop. */
export const presentDeskRoute = (start: Coordinates, rows: readonly StopRow[]): DeskStop[] =>
  inOrder(start, rows).map(({ row }) => ({ ...presentStop(row), linkId: row.linkId }))

/** A stop as shown to its courier; after the delivery, contact and address are hidden. */
function presentStop(row: StopRow): RouteStop {
  const { comment: atDoor, ...door } = doorOf(row.place)
  const isDelivered = row.state === 'received'
  const due = isDelivered ? ZERO : dueOf(row)
  return {
    id: row.id,
    number: orderNumberOf(row.id),
    name: row.recipientName,
    phone: isDelivered ? null : row.recipientPhone,
    deliveryWindow: { fromHour: row.windowFromHour, toHour: row.windowToHour },
    address: row.place.title,
    ...door,
    coords: { latitude: row.place.coords.latitude, longitude: row.place.coords.longitude },
    comment: isDelivered ? '' : [atDoor, row.comment].filter(Boolean).join('. '),
    inside: row.lines.map(({ id, is_weight: isWeight, title, amount, unit, measure }) => ({
      id,
      title,
      amount,
      unit,
      measure,
      isWeight,
    })),
    packages: row.packages ?? ONE_PACKAGE,
    due: due > 0 ? { sum: toRoubles(due), by: row.paymentMethod === 'urozhaj' ? 'card' : 'cash' } : null,
    state: isDelivered ? 'delivered' : row.state === 'formed' ? 'gathering' : 'ready',
    isSent: row.state === 'onTheRoad',
    missed:
      !isDelivered && row.missedReason && row.missedAt
        ? { reason: row.missedReason, at: row.missedAt.toISOString() }
        : null,
  }
}
