import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'

export const FESTIVAL_PATH = '/festival'
export const FESTIVAL_MAP_PATH = '/festival/map'
export const FESTIVAL_SECTIONS_PATH = '/festival/categories'

const withGround = (path: string, groundId: number | null, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...(groundId !== null && { ground: String(groundId) }), ...more }).toString()
  return query ? `${path}?${query}` : path
}

export const festivalPath = (groundId: number | null, day?: IsoDate): string =>
  withGround(FESTIVAL_PATH, groundId, day ? { day } : {})

export const festivalSectionsPath = (groundId: number | null): string => withGround(FESTIVAL_SECTIONS_PATH, groundId)

export const festivalSectionPath = (section: FestivalSection, groundId: number | null, page = 1): string =>
  withGround(`${FESTIVAL_SECTIONS_PATH}/city/${section}`, groundId, page > 1 ? { page: String(page) } : {})
