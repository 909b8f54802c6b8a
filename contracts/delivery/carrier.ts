import { PARCEL_ENDS } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'

/** A point where the carrier hands parcels over. */
export const carrierPointSchema = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(['office', 'locker']),
  city: z.string(),
  address: z.string(),
  coords: z.object({ latitude: z.number(), longitude: z.number() }),
  /** The carrier's own line of hours. */
  workTime: z.string(),
  hours: z.array(z.object({ weekdays: z.array(z.number().int().min(1).max(7)), from: z.string(), to: z.string() })),
  phones: z.array(z.string()),
  note: z.string(),
  /** Null = no limit of its own. */
  maxWeightGrams: z.number().int().nullable(),
})
export type CarrierPointAnswer = z.output<typeof carrierPointSchema>

/** The carrier's part of a way to get an order. */
export const carrierWaySchema = z.object({
  tariffCode: z.number().int(),
  /** Brought home, handed out at an office, or taken from a locker. */
  end: z.enum(PARCEL_ENDS),
  /** Calendar days on the way. */
  daysMin: z.number().int(),
  daysMax: z.number().int(),
})

/** What the carrier takes between two places and how long it carries. */
export const carrierTariffSchema = z.object({
  price: roubles,
  /** Calendar days. */
  daysMin: z.number().int(),
  daysMax: z.number().int(),
  /** True: brought home. False: taken at a point. */
  isToDoor: z.boolean(),
})
export type CarrierTariffAnswer = z.output<typeof carrierTariffSchema>
