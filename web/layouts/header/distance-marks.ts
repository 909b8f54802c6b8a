import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { distanceWords } from '@okolitsa/strings/ru/distance.ts'
import { formatDistance } from '@okolitsa/strings/ru/format.ts'
import { viewpointOf } from '../../data/geo/use-viewpoint.ts'

/** A farm in the data of a page that is made for a zone. */
export interface MarkedFarm {
  readonly coords: Coordinates
  /** Its town or village and region, in one line. */
  readonly place: string
  /** What stands in the data for the distance until the page is filled for a place, km. */
  readonly mark: number
}

/** No way on Earth is as long, and no other number of a page stands before «km»: what is found of it is a mark. */
const FIRST_MARK = 1_000_000
/** From the middle of a town whole tens are told. */
const STEP = 10

/** As farms stand in answers (contracts/catalog/farmer.ts). */
interface Farm {
  readonly coords: Coordinates
  readonly place: string
  readonly distanceKm: number
}
const isFarm = (value: object): value is Farm => 'distanceKm' in value && 'coords' in value && 'place' in value

/** A copy of the data in which each farm is as far as its mark says. */
export function withDistanceMarks<Data>(data: Data): { readonly data: Data; readonly farms: MarkedFarm[] } {
  const farms = new Map<string, MarkedFarm>()
  function markOf({ coords, place }: Farm): number {
    const key = `${coords.latitude} ${coords.longitude} ${place}`
    const farm = farms.get(key) ?? { coords, place, mark: FIRST_MARK + STEP * farms.size }
    farms.set(key, farm)
    return farm.mark
  }
  function copied(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copied)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part)]))
    return isFarm(value) ? { ...copy, distanceKm: markOf(value) } : copy
  }
  return { data: copied(data) as Data, farms: [...farms.values()] }
}

/** In the data, and in words. */
const formsOfDistance = (km: number, place: string, from: Location) => [
  `"distanceKm":${km}`,
  distanceWords(km, place, viewpointOf(from)),
]

/** How the distances stand in a page that was made with the marks for this place. */
export const markForms = (farms: readonly MarkedFarm[], from: Location): string[] =>
  farms.flatMap(({ mark, place }) => formsOfDistance(mark, place, from))

/** How they stand in the page of a place: as the answers say them (whole kilometres). */
export const distanceForms = (farms: readonly MarkedFarm[], from: Location): string[] =>
  farms.flatMap(({ coords, place }) =>
    formsOfDistance(Math.round(distanceMetres(coords, from.coords) / 1_000), place, from),
  )

/** Whether a mark is left in the text in some other form: then the page says what nobody could fill in. */
export const hasMark = (text: string, farms: readonly MarkedFarm[]): boolean =>
  farms.some(({ mark }) => text.includes(String(mark)) || text.includes(formatDistance(mark)))
