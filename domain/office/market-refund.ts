import type { OfficeRole } from './permissions.ts'

/** Limits of money that a person may return at the market's cost without another person, kopecks within 24 hours. */
const LIMIT_PER_DAY: Readonly<Partial<Record<OfficeRole, number>>> = { support: 200_000, owner: 2_000_000 }
/** The span of the limit, ms. */
export const REFUND_DAY_MS = 86_400_000

/** The limit of a person; of several roles the highest applies, and a role without a limit always needs approval. */
export const refundLimitOf = (roles: readonly OfficeRole[]): number =>
  roles.reduce((most, role) => Math.max(most, LIMIT_PER_DAY[role] ?? 0), 0)

/** The sum that a person may still return alone. @param usedToday kopecks returned within the span without approval */
export const refundLeftOf = (roles: readonly OfficeRole[], usedToday: number): number =>
  Math.max(0, refundLimitOf(roles) - usedToday)
