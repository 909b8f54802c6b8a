import type { ServedHours, Stop } from '@okolitsa/domain/restaurants/served.ts'

/** Serving hours as columns, of which either all or none are set. */
export interface ServedColumns {
  readonly servedWeekdays: number[] | null
  readonly servedFrom: string | null
  readonly servedTo: string | null
}

export const servedOf = ({ servedWeekdays, servedFrom, servedTo }: ServedColumns): ServedHours | null =>
  servedWeekdays === null || servedFrom === null || servedTo === null
    ? null
    : { weekdays: servedWeekdays, from: servedFrom.slice(0, 5), to: servedTo.slice(0, 5) }

export const stopOf = ({
  stoppedAt,
  stoppedUntil,
}: {
  readonly stoppedAt: Date | null
  readonly stoppedUntil: Date | null
}): Stop | null => (stoppedAt === null ? null : { until: stoppedUntil })
