/** How goods are kept until they are eaten: on a shelf, in a refrigerator, in a freezer, on ice or alive. */
export const KEEPINGS = ['ambient', 'chilled', 'frozen', 'ice'] as const
export type Keeping = (typeof KEEPINGS)[number]

/** What it depends on whether goods arrive while they are good. */
export interface KeepingFacts {
  /** From the day they leave their seller; null = nobody says it. */
  readonly shelfDays: number | null
  readonly keeping: Keeping
}

/** What goods of one kind of keeping ask of a way. */
export interface WaySetting {
  /** Of the shelf life, at least one part of so many is left on arrival. */
  readonly partLeft: number
  /** And at least so many days. */
  readonly daysLeft: number
  /** A carrier without cold may bring them. */
  readonly isCarriedWithoutCold: boolean
  /** What counts while nobody says the shelf life, days; null = it ends on no way. */
  readonly untoldShelfDays: number | null
}
export type WaySettings = { readonly [K in Keeping]: WaySetting }

/** A third of the shelf life and two days are left on arrival; what is chilled and says nothing is short-lived. */
export const WAY_SETTINGS: WaySettings = {
  ambient: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: true, untoldShelfDays: null },
  chilled: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: true, untoldShelfDays: 2 },
  frozen: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: false, untoldShelfDays: null },
  ice: { partLeft: 3, daysLeft: 2, isCarriedWithoutCold: false, untoldShelfDays: 2 },
}

/** No way is longer, days. */
export const MAX_WAY_DAYS = 100
/** A shelf life that has no end, days. */
export const ENDLESS_SHELF_DAYS = 36_500

/** A seller's own way (the courier, a trade place) keeps cold; a carrier of parcels does not. */
export type WayKind = 'own' | 'carrier'

/**
 * The most days on the way that goods bear, as one number that lists compare: from 0 up by any way, below 0 by the
 * seller's own ways only, and then −1 − days. A way of no days is borne by all.
 */
export type WayDays = number

export function wayDaysOf({ shelfDays, keeping }: KeepingFacts, settings: WaySettings = WAY_SETTINGS): WayDays {
  const { partLeft, daysLeft, isCarriedWithoutCold, untoldShelfDays } = settings[keeping]
  const shelf = shelfDays ?? untoldShelfDays
  const left = shelf === null ? 0 : Math.max(Math.ceil(shelf / partLeft), daysLeft)
  const days = shelf === null ? MAX_WAY_DAYS : Math.min(Math.max(0, shelf - left), MAX_WAY_DAYS)
  return isCarriedWithoutCold ? days : -1 - days
}

/** Goods of which nothing is known yet: they are handed over where they are, and brought on the day they leave. */
export const WAY_DAYS_UNKNOWN: WayDays = -1

/** The most days that goods bear on a way of this kind; null = they never go so. */
export function daysAtMost(wayDays: WayDays, kind: WayKind): number | null {
  if (kind === 'own') return wayDays >= 0 ? wayDays : -1 - wayDays
  return wayDays > 0 ? wayDays : null
}

/** Goods arrive by a way of so many days with what must be left of their shelf life. */
export function bears(wayDays: WayDays, kind: WayKind, days: number): boolean {
  const most = daysAtMost(wayDays, kind)
  // a carrier takes a day at least
  return most !== null && (kind === 'carrier' ? Math.max(1, days) : days) <= most
}

/** What all of these bear together. */
export function wayDaysTogether(all: readonly WayDays[]): WayDays {
  if (all.length === 0) return MAX_WAY_DAYS
  const days = Math.min(...all.map((one) => daysAtMost(one, 'own') ?? 0))
  return all.some((one) => one < 0) ? -1 - days : days
}
