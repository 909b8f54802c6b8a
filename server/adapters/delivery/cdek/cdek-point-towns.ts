import type { CarrierTown } from '@okolitsa/domain/delivery/carrier-town.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import { type CdekPoint, pointsSchema, toPoint } from './cdek-answer.ts'
import type { CdekSession } from './cdek-session.ts'

/** Towns per page; a page fits well within the time limit of a call. */
const PAGE_SIZE = 300
/** Maximum pages; the country has some forty thousand offices and lockers. */
const MAX_PAGES = 500

interface Counted {
  readonly city: string
  readonly region: string
  offices: number
  lockers: number
  latitudes: number
  longitudes: number
}

/** All towns of the country with points that issue parcels, read page by page. */
export async function askPointTowns(session: CdekSession): Promise<readonly CarrierTown[]> {
  const towns = new Map<number, Counted>()
  const seen = new Set<string>()
  for (let page = 0; ; page += 1) {
    const { body, headers } = await session.get(
      'deliverypoints',
      { country_code: 'RU', type: 'ALL', is_handout: 'true', size: String(PAGE_SIZE), page: String(page) },
      pointsSchema,
      'long',
    )
    for (const point of body) {
      // a point that moves between pages during the reading appears twice
      if (!seen.has(point.code)) count(towns, point)
      seen.add(point.code)
    }
    if (page + 1 >= Number(headers.get('x-total-pages') ?? 1)) break
    if (page + 1 >= MAX_PAGES) throw new CarrierError('malformed-answer')
  }
  return [...towns].map(([code, { city, region, offices, lockers, latitudes, longitudes }]) => ({
    code,
    city,
    region,
    coords: { latitude: latitudes / (offices + lockers), longitude: longitudes / (offices + lockers) },
    offices,
    lockers,
  }))
}

function count(towns: Map<number, Counted>, point: CdekPoint): void {
  const shown = toPoint(point)
  const { city_code: code, region } = point.location
  if (!shown || shown.city === '' || !Number.isInteger(code)) return
  const town = towns.get(code as number) ?? {
    city: shown.city,
    region: region ?? '',
    offices: 0,
    lockers: 0,
    latitudes: 0,
    longitudes: 0,
  }
  towns.set(code as number, town)
  town[shown.kind === 'office' ? 'offices' : 'lockers'] += 1
  town.latitudes += shown.coords.latitude
  town.longitudes += shown.coords.longitude
}
