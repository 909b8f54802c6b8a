import type { Box } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { DropOffPoint } from '../ports.ts'

/** A copy of the office from the time when the seller chose it. */
export type SenderPoint = Omit<DropOffPoint, 'workTime'>

/** A seller's sender settings: either `point` or `address` is set. */
export interface ShipmentSender extends Box {
  organizationId: number
  contactName: string
  contactPhone: string
  point: SenderPoint | null
  address: string | null
}

/** Sender settings of these sellers, if set. The caller has checked access. */
export function listSenders(executor: Executor, organizationIds: readonly number[]): Promise<ShipmentSender[]> {
  return run<ShipmentSender>(
    executor,
    `select organization_id as "organizationId", contact_name as "contactName", contact_phone as "contactPhone", point,
       address, length_cm as "lengthCm", width_cm as "widthCm", height_cm as "heightCm"
       from shipment_sender where organization_id = any($1::int[])`,
    [organizationIds],
  )
}

/** Stores sender settings, replacing earlier ones. */
export async function saveSender(tx: Executor, sender: ShipmentSender, now: Date): Promise<void> {
  await run(
    tx,
    `insert into shipment_sender (organization_id, contact_name, contact_phone, point, address, length_cm, width_cm,
       height_cm, changed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (organization_id) do update set contact_name = excluded.contact_name,
       contact_phone = excluded.contact_phone, point = excluded.point, address = excluded.address,
       length_cm = excluded.length_cm, width_cm = excluded.width_cm, height_cm = excluded.height_cm,
       changed_at = excluded.changed_at`,
    [
      sender.organizationId,
      sender.contactName,
      sender.contactPhone,
      sender.point && JSON.stringify(sender.point),
      sender.address,
      sender.lengthCm,
      sender.widthCm,
      sender.heightCm,
      now,
    ],
  )
}
