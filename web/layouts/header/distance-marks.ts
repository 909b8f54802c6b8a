import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { distanceWords } from '@okolitsa/strings/ru/distance.ts'
import { formatDistance } from '@okolitsa/strings/ru/format.ts'
import { tours } from '@okolitsa/strings/ru/tours.ts'
import { viewpointOf } from '../../data/geo/use-viewpoint.ts'

/** A farm or a tour in the data of a page that is made for a zone. */
export interface MarkedPlace {
  readonly coords: Coordinates
  /** What stands in the data for the distance until the page is filled for a place, km. */
  readonly mark: number
  /** How its card says so many kilometres to somebody who is there. */
  wordsOf(km: number, from: Location): string
}

/** No way on Earth is as long, and no other number of a page stands before «km»: what is found of it is a mark. */
const FIRST_MARK = 1_000_000
/** From the middle of a town whole tens are told. */
const STEP = 10

/** As farms and tours stand in answers (contracts/catalog/farmer.ts, contracts/tours/tour.ts). */
interface Distant {
  readonly coords: Coordinates
  readonly distanceKm: number
  /** Of a farm: its town or village and region, in one line. */
  readonly place?: string
}
const isDistant = (value: object): value is Distant =>
  'distanceKm' in value && 'coords' in value && value.distanceKm !== null

const wordsFor = (place: string | undefined): MarkedPlace['wordsOf'] =>
  place === undefined ? tours.distance : (km, from) => distanceWords(km, place, viewpointOf(from))

/** The data with each of them as far as its mark says; what holds none of them is not copied. */
export function withDistanceMarks<Data>(data: Data): { readonly data: Data; readonly marked: MarkedPlace[] } {
  const marked = new Map<string, MarkedPlace>()
  function markOf({ coords, place }: Distant): number {
    const key = `${coords.latitude} ${coords.longitude} ${place}`
    const known = marked.get(key) ?? { coords, mark: FIRST_MARK + STEP * marked.size, wordsOf: wordsFor(place) }
    marked.set(key, known)
    return known.mark
  }
  function withMarks<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value
    let copy: Value | undefined
    for (const name in value) {
      const part = value[name]
      const further = withMarks(part)
      if (further === part) continue
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Value
      copy[name] = further
    }
    return isDistant(value) ? { ...(copy ?? value), distanceKm: markOf(value) } : (copy ?? value)
  }
  return { data: withMarks(data), marked: [...marked.values()] }
}

const inData = (km: number) => `"distanceKm":${km}`

/** How the distances stand in a page that was made with the marks for this place: in the data and in words. */
export const markForms = (marked: readonly MarkedPlace[], from: Location): string[] =>
  marked.flatMap(({ mark, wordsOf }) => [inData(mark), wordsOf(mark, from)])

/** How they stand in the page of a place: as the answers say them (whole kilometres). */
export const distanceForms = (marked: readonly MarkedPlace[], from: Location): string[] =>
  marked.flatMap(({ coords, wordsOf }) => {
    const km = Math.round(distanceMetres(coords, from.coords) / 1_000)
    return [inData(km), wordsOf(km, from)]
  })

/** Whether a mark is left in other words than a card's: then the page says what nobody could fill in. */
export const hasMark = (text: string, marked: readonly MarkedPlace[]): boolean =>
  marked.some(({ mark }) => text.includes(formatDistance(mark)))
