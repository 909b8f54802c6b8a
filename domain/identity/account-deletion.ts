/** Days between the request to delete an account and its end: whoever signs in meanwhile keeps it. */
export const DELETION_GRACE_DAYS = 14
/** Hours an archive may be taken. */
export const EXPORT_HOURS = 24

const HOUR_MS = 3_600_000

/** When an account that was asked to be deleted now goes. */
export const deletionDueAt = (now: Date): Date => new Date(now.getTime() + DELETION_GRACE_DAYS * 24 * HOUR_MS)

/** Until when an archive that was made at a moment may be taken. */
export const exportExpiresAt = (readyAt: Date): Date => new Date(readyAt.getTime() + EXPORT_HOURS * HOUR_MS)
