import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Stores the number of packages, replacing an earlier one. */
export async function savePackages(
  tx: Executor,
  orderId: number,
  { total, cold }: Packages,
  { staffId, now }: { readonly staffId: number | null; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into order_packages (order_id, total, cold, staff_id, at) values ($1, $2, $3, $4, $5)
     on conflict (order_id) do update set total = excluded.total, cold = excluded.cold, staff_id = excluded.staff_id,
       at = excluded.at`,
    [orderId, total, cold, staffId, now],
  )
}
