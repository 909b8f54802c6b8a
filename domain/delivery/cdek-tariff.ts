import type { Kopecks } from '../money/money.ts'

/**
 * How a CDEK parcel begins and ends its way: 1 door–door, 2 door–office, 3 office–door, 4 office–office,
 * 5 terminal–terminal, 6 door–locker, 7 office–locker, 8 locker–door, 9 locker–office, 10 locker–locker.
 */
export type CdekMode = number

/** Where the visitor gets a parcel: brought home, handed out at an office, or taken from a locker. */
export const PARCEL_ENDS = ['door', 'office', 'locker'] as const
export type ParcelEnd = (typeof PARCEL_ENDS)[number]

/** The seller hands the parcel over at an office and it comes to the visitor's door: what the shop prefers (spec 4). */
const PREFERRED_MODE: CdekMode = 3

const MODES_TO_DOOR: ReadonlySet<CdekMode> = new Set([1, 3, 8])
const MODES_TO_LOCKER: ReadonlySet<CdekMode> = new Set([6, 7, 10])

/** What the choice needs to know of a tariff. */
export interface PricedTariff {
  readonly code: number
  readonly mode: CdekMode
  readonly price: Kopecks
  /** Calendar days on the way, at most. */
  readonly daysMax: number
}

/**
 * The tariff the shop offers: the cheapest of mode 3, without any the cheapest of all; at one price the faster, then
 * the smaller code, so that the choice never depends on the order of the answer. A tariff for nothing is a broken
 * answer and is never chosen. Null = nothing to offer.
 */
export function chooseCdekTariff<Tariff extends PricedTariff>(tariffs: readonly Tariff[]): Tariff | null {
  const payable = tariffs.filter((tariff) => tariff.price > 0)
  const preferred = payable.filter((tariff) => tariff.mode === PREFERRED_MODE)
  return [...(preferred.length > 0 ? preferred : payable)].sort(byKindness)[0] ?? null
}

/** The best tariff for each end of the way that can be had: the shop's own choice first, then from the cheapest. */
export function cdekTariffsByEnd<Tariff extends PricedTariff>(tariffs: readonly Tariff[]): Tariff[] {
  const chosen = chooseCdekTariff(tariffs)
  return PARCEL_ENDS.flatMap((end) => chooseCdekTariff(tariffs.filter(({ mode }) => parcelEndOf(mode) === end)) ?? [])
    .sort(byKindness)
    .sort((a, b) => Number(b === chosen) - Number(a === chosen))
}

/** Where a parcel of this mode ends its way. */
export function parcelEndOf(mode: CdekMode): ParcelEnd {
  if (MODES_TO_DOOR.has(mode)) return 'door'
  return MODES_TO_LOCKER.has(mode) ? 'locker' : 'office'
}

const byKindness = (a: PricedTariff, b: PricedTariff) => a.price - b.price || a.daysMax - b.daysMax || a.code - b.code
