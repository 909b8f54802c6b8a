import type { ParcelEnd } from '../delivery/cdek-tariff.ts'

/** Where a parcel begins its way: its seller brings it to an office, or the carrier's courier comes for it. */
export const PARCEL_STARTS = ['office', 'courier'] as const
export type ParcelStart = (typeof PARCEL_STARTS)[number]

type Family = Readonly<Record<ParcelStart, Readonly<Partial<Record<ParcelEnd, number>>>>>

/** Tariffs of one speed and price list that differ only in the ends of the way, by CDEK's numbers. */
const FAMILIES: readonly Family[] = [
  { office: { door: 137, office: 136, locker: 368 }, courier: { door: 139, office: 138, locker: 366 } },
  { office: { door: 233, office: 234, locker: 378 }, courier: { door: 231, office: 232 } },
  { office: { door: 482, office: 483, locker: 486 }, courier: { door: 480, office: 481, locker: 485 } },
]

/**
 * The tariff a parcel goes by: the one its order was priced with, begun as its seller begins parcels. A tariff of no
 * family we know stays as it is. Null = there is none of that kind from such a start.
 */
export function tariffFrom(
  quoted: { readonly code: number; readonly end: ParcelEnd },
  start: ParcelStart,
): number | null {
  const family = FAMILIES.find((one) => PARCEL_STARTS.some((from) => one[from][quoted.end] === quoted.code))
  return family ? (family[start][quoted.end] ?? null) : quoted.code
}
