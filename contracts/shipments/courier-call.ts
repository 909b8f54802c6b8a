import { COURIER_CALL_STATES, COURIER_FAILURES } from '@okolitsa/domain/shipments/courier-call.ts'
import { SHIPMENT_STEPS } from '@okolitsa/domain/shipments/shipment-state.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { id, uuid } from '../kernel/id.ts'

const int = z.number().int()
const hour = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(24, 'tooBig')

/** A call of the carrier’s courier, as shown to its seller. */
export const courierCallSchema = z.object({
  id: uuid,
  day: z.string(),
  /** Start of the collection, whole local hours of the seller. */
  fromHour: int,
  toHour: int,
  /** Street and house of the collection. */
  address: z.string(),
  note: z.string(),
  step: z.enum(SHIPMENT_STEPS),
  /** State of the call; null = no status yet. */
  state: z.enum(COURIER_CALL_STATES).nullable(),
  /** Number of the call at the carrier; null = unknown. */
  number: z.string().nullable(),
  failures: z.array(z.enum(COURIER_FAILURES)),
  weightGrams: int,
  orderIds: z.array(int),
  mayCallOff: z.boolean(),
})
export type CourierCall = z.output<typeof courierCallSchema>

const MAX_PARCELS = 300

export const courierCallFormSchema = z.object({
  organizationId: id,
  day: day,
  fromHour: hour,
  toHour: hour,
  address: z.string('required').trim().min(1, 'required').max(200, 'tooLong'),
  /** A note for the courier. */
  note: z.string('wrongValue').trim().max(200, 'tooLong').default(''),
  orderIds: z.array(id, 'wrongValue').min(1, 'required').max(MAX_PARCELS, 'tooLong'),
})
