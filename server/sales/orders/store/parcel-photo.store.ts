import { type Executor, run } from '../../../platform/db/client.ts'

/** Photos of an order's parcel, the oldest first. */
export async function listParcelPhotos(executor: Executor, orderId: number): Promise<string[]> {
  const rows = await run<{ id: string }>(executor, 'select id from parcel_photo where order_id = $1 order by id', [
    orderId,
  ])
  return rows.map(({ id }) => id)
}

/** Where a photo of the order's parcel is kept; null = there is no such photo of it. */
export async function findParcelPhoto(executor: Executor, orderId: number, photoId: string): Promise<string | null> {
  const [row] = await run<{ source: string }>(
    executor,
    'select source from parcel_photo where order_id = $1 and id = $2',
    [orderId, photoId],
  )
  return row?.source ?? null
}

export async function insertParcelPhotos(
  tx: Executor,
  orderId: number,
  sources: readonly string[],
  { staffId, now }: { readonly staffId: number | null; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into parcel_photo (order_id, source, staff_id, taken_at)
     select $1, source, $3, $4 from unnest($2::text[]) as source`,
    [orderId, sources, staffId, now],
  )
}
