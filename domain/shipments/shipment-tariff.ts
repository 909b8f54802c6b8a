import type { ParcelEnd } from '../delivery/cdek-tariff.ts'

/** Start of a parcel's route: the seller brings it to an office, or the carrier's courier collects it. */
export const PARCEL_STARTS = ['office', 'courier'] as const
export type ParcelStart = (typeof PARCEL_STARTS)[number]

type Family = Readonly<Record<ParcelStart, Readonly<Partial<Record<ParcelEnd, number>>>>>

/** CDEK tariffs of equal speed and price list that differ only in the ends of the route. */
const FAMILIES: readonly Family[] = [
  { office: { door: 137, office: 136, locker: 368 }, courier: { door: 139, office: 138, locker: 366 } },
  { office: { door: 233, office: 234, locker: 378 }, courier: { door: 231, office: 232 } },
  { office: { door: 482, office: 483, locker: 486 }, courier: { door: 480, office: 481, locker: 485 } },
]

/**
 * The tariff of a parcel: the quoted tariff with the seller's start. A tariff of an unknown family stays unchanged.
 * Null = no such tariff with this start.
 */
export function tariffFrom(
  quoted: { readonly code: number; readonly end: ParcelEnd },
  start: ParcelStart,
): number | null {
  const family = FAMILIES.find((one) => PARCEL_STARTS.some((from) => one[from][quoted.end] === quoted.code))
  return family ? (family[start][quoted.end] ?? null) : quoted.code
}
