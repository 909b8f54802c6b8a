import type { Location } from '@okolitsa/domain/geo/location.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'

/** The IANA time zone that defines «today» at a place: that of most towns of its region. */
export const timeZoneAt = ({ regionCode }: Pick<Location, 'regionCode'>): string =>
  findRegion(regionCode)?.timeZone ?? MOSCOW
