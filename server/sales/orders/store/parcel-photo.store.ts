import type { PhotoMoment, PhotoSubject } from '@okolitsa/domain/orders/parcel-photo.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface OrderPhotoRow {
  id: string
  moment: PhotoMoment
  /** Id of the repaid debt of a photo of the kind `repaid`. */
  debtId: number | null
  /** Idempotency key of a photo of the kind `door`. */
  press: string | null
}

/** Photos of an order, oldest first. */
export function listOrderPhotos(executor: Executor, orderId: number): Promise<OrderPhotoRow[]> {
  return run<OrderPhotoRow>(
    executor,
    'select id, moment, debt_id as "debtId", press from parcel_photo where order_id = $1 order by id',
    [orderId],
  )
}

/** Kind and subject of an order's photo; null = the order has no such photo. */
export async function findOrderPhoto(
  executor: Executor,
  orderId: number,
  photoId: string,
): Promise<{ source: string; moment: PhotoMoment; finishedAt: Date | null } | null> {
  const [row] = await run<{ source: string; moment: PhotoMoment; finishedAt: Date | null }>(
    executor,
    `select source, moment, finished_at as "finishedAt" from parcel_photo
       join shop_order on shop_order.id = parcel_photo.order_id
      where order_id = $1 and parcel_photo.id = $2`,
    [orderId, photoId],
  )
  return row ?? null
}

/** Stores photos; false = the key was used for a photo of another order, and no photo is stored. */
export async function insertOrderPhotos(
  tx: Executor,
  orderId: number,
  sources: readonly string[],
  { subject, staffId, now }: { readonly subject: PhotoSubject; readonly staffId: number | null; readonly now: Date },
): Promise<boolean> {
  const press = subject.moment === 'door' ? subject.press : null
  const debtId = subject.moment === 'repaid' ? subject.debtId : null
  const written = await run(
    tx,
    `insert into parcel_photo (order_id, source, staff_id, taken_at, moment, press, debt_id)
     select $1, source, $3, $4, $5, $6, $7 from unnest($2::text[]) as source
     on conflict (press) where press is not null do nothing returning id`,
    [orderId, sources, staffId, now, subject.moment, press, debtId],
  )
  return written.length > 0
}

/** Photos that prove repayments of an order, the oldest first. */
export function listRepaymentPhotos(
  executor: Executor,
  orderId: number,
): Promise<{ id: string; debtId: number | null }[]> {
  return run<{ id: string; debtId: number | null }>(
    executor,
    `select id, debt_id as "debtId" from parcel_photo where order_id = $1 and moment = 'repaid' order by id`,
    [orderId],
  )
}
