export const STORAGE_CONDITIONS = ['ambient', 'chilled', 'frozen', 'ice'] as const
export type StorageCondition = (typeof STORAGE_CONDITIONS)[number]

/** Facts that determine whether goods arrive fresh. */
export interface KeepingFacts {
  /** Shelf life from the day the goods leave the seller; null = not stated. */
  readonly shelfDays: number | null
  readonly keeping: StorageCondition
}

/** Requirements of goods by their storage. */
export interface WaySetting {
  /** Minimum shelf life left on arrival, as a divisor: 3 = a third. */
  readonly partLeft: number
  /** Minimum shelf life left on arrival, days; the larger minimum applies. */
  readonly daysLeft: number
  /** True = a carrier without cooling may transport them. */
  readonly isCarriedWithoutCold: boolean
  /** Assumed shelf life when none is stated, days; null = unlimited. */
  readonly untoldShelfDays: number | null
}
export type WaySettings = { readonly [K in StorageCondition]: WaySetting }

/** Settings by storage. Chilled goods without a stated shelf life are assumed to have a short one. */
export const WAY_SETTINGS: WaySettings = {
  ambient: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: true, untoldShelfDays: null },
  chilled: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: true, untoldShelfDays: 2 },
  frozen: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: false, untoldShelfDays: null },
  ice: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: false, untoldShelfDays: 2 },
}

/** Maximum length of a route, days. */
export const MAX_WAY_DAYS = 100
/** Days that represent an unlimited shelf life. */
export const ENDLESS_SHELF_DAYS = 36_500

/** Way of delivery. The seller's own delivery (courier, pickup) cools goods; a parcel carrier does not. */
export type WayKind = 'own' | 'carrier'

/**
 * Maximum days on the way as one number that lists compare: from 0 up for any route, below 0 for the seller's own
 * routes only (−1 − days). All goods tolerate a route of 0 days.
 */
export type WayDays = number

export function wayDaysOf({ shelfDays, keeping }: KeepingFacts, settings: WaySettings = WAY_SETTINGS): WayDays {
  const { partLeft, daysLeft, isCarriedWithoutCold, untoldShelfDays } = settings[keeping]
  const shelf = shelfDays ?? untoldShelfDays
  const left = shelf === null ? 0 : Math.max(Math.ceil(shelf / partLeft), daysLeft)
  const days = shelf === null ? MAX_WAY_DAYS : Math.min(Math.max(0, shelf - left), MAX_WAY_DAYS)
  return isCarriedWithoutCold ? days : -1 - days
}

/** Limit for goods without known facts: only handover on the spot and same-day delivery are allowed. */
export const WAY_DAYS_UNKNOWN: WayDays = -1

/** Maximum days on a route of this kind; null = such a route is not allowed. */
export function daysAtMost(wayDays: WayDays, kind: WayKind): number | null {
  if (kind === 'own') return wayDays >= 0 ? wayDays : -1 - wayDays
  return wayDays > 0 ? wayDays : null
}

/** Returns true when goods arrive with the required part of their shelf life. */
export function bears(wayDays: WayDays, kind: WayKind, days: number): boolean {
  const most = daysAtMost(wayDays, kind)
  // a carrier needs a day at least
  return most !== null && (kind === 'carrier' ? Math.max(1, days) : days) <= most
}

/** The strictest of several limits. */
export function wayDaysTogether(all: readonly WayDays[]): WayDays {
  if (all.length === 0) return MAX_WAY_DAYS
  const days = Math.min(...all.map((one) => daysAtMost(one, 'own') ?? 0))
  return all.some((one) => one < 0) ? -1 - days : days
}
