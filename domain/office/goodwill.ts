import type { OfficeRole } from './permissions.ts'

/** Limits of bonuses that a person may give, whole bonuses; null = no limit. */
export interface GoodwillLimit {
  readonly perOrder: number
  /** For all orders within 24 hours. */
  readonly perDay: number | null
}

/**
 * Limits by role. A role without a line gives nothing. The limit of an owner for one order protects from a mistyped
 * number only.
 */
export const GOODWILL_LIMITS: Readonly<Partial<Record<OfficeRole, GoodwillLimit>>> = {
  support: { perOrder: 1_000, perDay: 5_000 },
  owner: { perOrder: 50_000, perDay: null },
}
export const MAX_GOODWILL = 50_000
export const MAX_OFFICE_MESSAGE = 500
/** The span of `perDay`, ms. */
export const GOODWILL_DAY_MS = 86_400_000

/** Bonuses given before: for the order by everybody, and by the person within a day. */
export interface GoodwillGiven {
  readonly forOrder: number
  readonly byPersonToday: number
}

/** The most bonuses that a person may give for an order now; of several roles the highest limit applies. */
export const goodwillLeft = (roles: readonly OfficeRole[], { forOrder, byPersonToday }: GoodwillGiven): number =>
  roles.reduce((most, role) => {
    const limit = GOODWILL_LIMITS[role]
    if (!limit) return most
    const today = limit.perDay === null ? limit.perOrder : limit.perDay - byPersonToday
    return Math.max(most, Math.min(limit.perOrder - forOrder, today))
  }, 0)
