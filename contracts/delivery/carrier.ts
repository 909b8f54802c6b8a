import { PARCEL_ENDS } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'

/** An office or locker of the carrier. */
export const carrierPointSchema = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(['office', 'locker']),
  city: z.string(),
  address: z.string(),
  coords: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Opening hours as the carrier's text. */
  workTime: z.string(),
  hours: z.array(z.object({ weekdays: z.array(z.number().int().min(1).max(7)), from: z.string(), to: z.string() })),
  phones: z.array(z.string()),
  note: z.string(),
  /** Maximum weight; null = no limit. */
  maxWeightGrams: z.number().int().nullable(),
})
export type CarrierPointAnswer = z.output<typeof carrierPointSchema>

/** The carrier's part of a delivery method. */
export const carrierWaySchema = z.object({
  tariffCode: z.number().int(),
  /** End of the route: the door, an office or a locker. */
  end: z.enum(PARCEL_ENDS),
  /** Calendar days on the way. */
  daysMin: z.number().int(),
  daysMax: z.number().int(),
})

/** The carrier's price and time between two places. */
export const carrierTariffSchema = z.object({
  price: roubles,
  /** Days on the way, calendar days. */
  daysMin: z.number().int(),
  daysMax: z.number().int(),
  /** True = delivered home; false = collected at an office. */
  isToDoor: z.boolean(),
})
export type CarrierTariffAnswer = z.output<typeof carrierTariffSchema>
