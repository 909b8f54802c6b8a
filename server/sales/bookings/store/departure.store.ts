import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import { type BookingRow, OWNERS, SELECT } from './booking.store.ts'

/** Active bookings of these dates, sorted by contact name. */
export function listOfDates(executor: Executor, scope: Scope, dateIds: readonly number[]): Promise<BookingRow[]> {
  return run<BookingRow>(
    executor,
    `${SELECT} where b.tour_date_id = any($1::int[]) and o.state <> 'canceled' and ${within(scope, OWNERS, 1)}
      order by o.recipient_name, o.id`,
    [dateIds, ...scopeValues(scope)],
  )
}

/** Reverts a ticket check; false = it was not checked. */
export async function unmarkChecked(tx: Executor, orderId: number): Promise<boolean> {
  const rows = await run(
    tx,
    `update booking set checked_at = null, checked_by = null where order_id = $1 and checked_at is not null
      returning order_id`,
    [orderId],
  )
  return rows.length > 0
}
