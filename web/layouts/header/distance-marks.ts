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

/** A distance as it stands in pages: from the place, in as many bytes wherever that is. */
export interface DistanceForm {
  /** As it stands in a page that was made with marks. */
  readonly form: string
  readonly width: number
  formOf(from: Location): string
}

/** Longer than any words for a distance and any tag, bytes. */
export const WORDS_WIDTH = 64
/** Half a circle round the Earth is 20 037 km. */
const MOST_DIGITS = 5

const kilometresTo = ({ coords }: MarkedPlace, from: Location) =>
  Math.round(distanceMetres(coords, from.coords) / 1_000)

/** In the data. Space after a number means nothing there. */
export function distanceInData(place: MarkedPlace): DistanceForm {
  const written = (km: number) => `"distanceKm":${km}`
  const width = written(0).length - 1 + MOST_DIGITS
  return { form: written(place.mark), width, formOf: (from) => written(kilometresTo(place, from)).padEnd(width) }
}

/** On a card that was written for somebody at `shared`: the words, which stand at the end of an element. */
export const wordsOnCard = (place: MarkedPlace, shared: Location): string => place.wordsOf(place.mark, shared)

const encoder = new TextEncoder()

/** Those words with the end of their element. Space within a closing tag means nothing. */
export function distanceOnCard(place: MarkedPlace, shared: Location, tag: string): DistanceForm {
  const end = (words: string) => `${words}</${tag}`
  return {
    form: `${end(wordsOnCard(place, shared))}>`,
    width: WORDS_WIDTH,
    formOf(from) {
      const text = end(place.wordsOf(kilometresTo(place, from), from))
      return `${text}${' '.repeat(WORDS_WIDTH - 1 - encoder.encode(text).length)}>`
    },
  }
}

/** Whether a mark is left in other words than a card's: then the page says what nobody could fill in. */
export const hasMark = (text: string, marked: readonly MarkedPlace[]): boolean =>
  marked.some(({ mark }) => text.includes(formatDistance(mark)))
