/** Days between a deletion request and the deletion; a sign-in meanwhile cancels the deletion. */
export const DELETION_GRACE_DAYS = 14
/** Hours during which an archive can be downloaded. */
export const EXPORT_HOURS = 24

const HOUR_MS = 3_600_000

export const deletionDueAt = (now: Date): Date => new Date(now.getTime() + DELETION_GRACE_DAYS * 24 * HOUR_MS)

export const exportExpiresAt = (readyAt: Date): Date => new Date(readyAt.getTime() + EXPORT_HOURS * HOUR_MS)
