import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { type WaitingRange, waitingRange } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import { distanceWords } from '@okolitsa/strings/ru/distance.ts'
import { formatDistance, formatDurationRange, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { tours } from '@okolitsa/strings/ru/tours.ts'
import { viewpointOf } from '../../data/geo/use-viewpoint.ts'

/** A distance, or minutes of a way, as it stands in pages: from the place, in as many bytes wherever that is. */
export interface DistanceForm {
  /** As it stands in a page that was made with marks. */
  readonly form: string
  readonly width: number
  formOf(from: Location): string
}

/** A farm, a tour or a restaurant in the data of a page that is made for a zone. */
export interface MarkedPlace {
  readonly inData: readonly DistanceForm[]
  /** What its card says, at the end of an element: with the mark to somebody at `shared`, and to somebody who is there. */
  markedWords(shared: Location): string
  wordsOf(from: Location): string
  /** What a page says of the marks in other words than its card's. */
  readonly traces: readonly string[]
}

/** No way on Earth is as long, km, and no other number of a page stands before «km»: what is found of it is a mark. */
const FIRST_MARK = 1_000_000
/** From the middle of a town whole tens are told. */
const STEP = 10
/** Nobody waits as many minutes, and nothing in the shop has such a number. */
const FIRST_MINUTES = 910_000_000_000
/** Half a circle round the Earth is 20 037 km. */
const MOST_KM_DIGITS = 5
/** A kitchen of four hours with a rush of two at the end of a road of two. */
const MOST_MINUTES_DIGITS = 4

/** As farms and tours stand in answers (contracts/catalog/farmer.ts, contracts/tours/tour.ts). */
interface Distant {
  readonly coords: Coordinates
  readonly distanceKm: number
  /** Of a farm: its town or village and region, in one line. */
  readonly place?: string
}
/** As restaurants stand in them (contracts/restaurants/restaurant.ts). */
interface DistantKitchen {
  readonly coords: Coordinates
  readonly distanceKm: number
  readonly readyMinutes: number | null
  readonly methods: readonly string[]
  readonly time: WaitingRange | null
}
const isDistant = (value: object): value is Distant | DistantKitchen =>
  'distanceKm' in value && 'coords' in value && value.distanceKm !== null
const isKitchen = (value: Distant | DistantKitchen): value is DistantKitchen => 'readyMinutes' in value

/** What stands in the data until the page is filled for a place, and how it is filled. */
interface Marking {
  readonly marks: Partial<DistantKitchen>
  readonly place: MarkedPlace
}

/** The data with each of them as far as its mark says; what holds none of them is not copied. */
export function withDistanceMarks<Data>(data: Data): { readonly data: Data; readonly marked: MarkedPlace[] } {
  const known = new Map<string, Marking>()
  function markingOf(value: Distant | DistantKitchen): Marking {
    const { latitude, longitude } = value.coords
    const own = isKitchen(value) ? [value.readyMinutes, goesByRoad(value)] : [value.place]
    const key = [latitude, longitude, isKitchen(value), ...own].join()
    const marking = known.get(key) ?? (isKitchen(value) ? kitchenAt(value, known.size) : farmAt(value, known.size))
    known.set(key, marking)
    return marking
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
    return isDistant(value) ? { ...(copy ?? value), ...markingOf(value).marks } : (copy ?? value)
  }
  const marked = withMarks(data)
  return { data: marked, marked: [...known.values()].map(({ place }) => place) }
}

const metresTo = (coords: Coordinates, from: Location) => distanceMetres(coords, from.coords)

/** In the data. Space after a value means nothing there. */
function inData(written: (at: Location | null) => string, width: number): DistanceForm {
  return { form: written(null), width, formOf: (from) => written(from).padEnd(width) }
}

function farmAt({ coords, place }: Distant, index: number): Marking {
  const mark = FIRST_MARK + STEP * index
  const kilometresTo = (from: Location) => Math.round(metresTo(coords, from) / 1_000)
  const words = (km: number, from: Location) =>
    place === undefined ? tours.distance(km) : distanceWords(km, place, viewpointOf(from))
  const distance = (from: Location | null) => `"distanceKm":${from ? kilometresTo(from) : mark}`
  return {
    marks: { distanceKm: mark },
    place: {
      inData: [inData(distance, '"distanceKm":'.length + MOST_KM_DIGITS)],
      markedWords: (shared) => words(mark, shared),
      wordsOf: (from) => words(kilometresTo(from), from),
      traces: [formatDistance(mark)],
    },
  }
}

/** A courier goes to the guest: how long depends on where that is. */
const goesByRoad = ({ time, methods }: DistantKitchen) => time !== null && methods.includes('courier')

function kitchenAt(kitchen: DistantKitchen, index: number): Marking {
  const { coords, readyMinutes } = kitchen
  const mark = FIRST_MARK + STEP * index
  const distance = (from: Location | null) =>
    `"distanceKm":${from ? Math.round(metresTo(coords, from) / 100) / 10 : mark}`
  const fromMinutes = FIRST_MINUTES + 2 * index
  const time = { fromMinutes, toMinutes: fromMinutes + 1 }
  const timeAt = (from: Location) => waitingRange(readyMinutes ?? 0, metresTo(coords, from))
  const said = (range: WaitingRange) => formatDurationRange(range.fromMinutes, range.toMinutes)
  const range = (from: Location | null) => `"time":${JSON.stringify(from ? timeAt(from) : time)}`
  const rangeWidth = '"time":{"fromMinutes":,"toMinutes":}'.length + 2 * MOST_MINUTES_DIGITS
  const isByRoad = goesByRoad(kitchen)
  return {
    marks: { distanceKm: mark, ...(isByRoad && { time }) },
    place: {
      inData: [
        inData(distance, '"distanceKm":.0'.length + MOST_KM_DIGITS),
        ...(isByRoad ? [inData(range, rangeWidth)] : []),
      ],
      markedWords: () => said(time),
      wordsOf: (from) => said(timeAt(from)),
      traces: [formatDistance(mark), ...Object.values(time).flatMap((one) => [String(one), formatNumber(one)])],
    },
  }
}

/** Longer than any words for a distance and any tag, bytes. */
export const WORDS_WIDTH = 64

const encoder = new TextEncoder()

/** On a card that was written for somebody at `shared`: the words with the end of their element, in which space means nothing. */
export function distanceOnCard(place: MarkedPlace, shared: Location, tag: string): DistanceForm {
  const end = (words: string) => `${words}</${tag}`
  return {
    form: `${end(place.markedWords(shared))}>`,
    width: WORDS_WIDTH,
    formOf(from) {
      const text = end(place.wordsOf(from))
      return `${text}${' '.repeat(WORDS_WIDTH - 1 - encoder.encode(text).length)}>`
    },
  }
}

/** Whether a mark is left in other words than a card's: then the page says what nobody could fill in. */
export const hasMark = (text: string, marked: readonly MarkedPlace[]): boolean =>
  marked.some(({ traces }) => traces.some((trace) => text.includes(trace)))
