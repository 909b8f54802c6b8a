import type { Kopecks } from '../money/money.ts'

/**
 * Ends of a CDEK parcel's route: 1 door–door, 2 door–office, 3 office–door, 4 office–office, 5 terminal–terminal, 6
 * door–locker, 7 office–locker, 8 locker–door, 9 locker–office, 10 locker–locker.
 */
export type CdekMode = number

/** Where the customer receives a parcel. */
export const PARCEL_ENDS = ['door', 'office', 'locker'] as const
export type ParcelEnd = (typeof PARCEL_ENDS)[number]

/** Mode that the shop prefers: from an office to the customer's door (spec 4). */
const PREFERRED_MODE: CdekMode = 3

const MODES_TO_DOOR: ReadonlySet<CdekMode> = new Set([1, 3, 8])
const MODES_TO_LOCKER: ReadonlySet<CdekMode> = new Set([6, 7, 10])

/** Fields of a tariff that the choice depends on. */
export interface PricedTariff {
  readonly code: number
  readonly mode: CdekMode
  readonly price: Kopecks
  /** Maximum calendar days on the way. */
  readonly daysMax: number
}

/**
 * Chooses the tariff to offer: the cheapest of mode 3, or without one the cheapest of all. Ties go to the faster one,
 * then to the smaller code, so that the choice does not depend on the order of the response. A price of 0 is a broken
 * response and is never chosen. Null = none.
 */
export function chooseCdekTariff<Tariff extends PricedTariff>(tariffs: readonly Tariff[]): Tariff | null {
  const payable = tariffs.filter((tariff) => tariff.price > 0)
  const preferred = payable.filter((tariff) => tariff.mode === PREFERRED_MODE)
  return [...(preferred.length > 0 ? preferred : payable)].sort(byKindness)[0] ?? null
}

/** The best tariff for each available delivery end: the preferred mode first, then by price. */
export function cdekTariffsByEnd<Tariff extends PricedTariff>(tariffs: readonly Tariff[]): Tariff[] {
  const chosen = chooseCdekTariff(tariffs)
  return PARCEL_ENDS.flatMap((end) => chooseCdekTariff(tariffs.filter(({ mode }) => parcelEndOf(mode) === end)) ?? [])
    .sort(byKindness)
    .sort((a, b) => Number(b === chosen) - Number(a === chosen))
}

export function parcelEndOf(mode: CdekMode): ParcelEnd {
  if (MODES_TO_DOOR.has(mode)) return 'door'
  return MODES_TO_LOCKER.has(mode) ? 'locker' : 'office'
}

const byKindness = (a: PricedTariff, b: PricedTariff) => a.price - b.price || a.daysMax - b.daysMax || a.code - b.code
