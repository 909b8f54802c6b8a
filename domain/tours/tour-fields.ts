import { type AlcoholWords, forbiddenMistakes, stopMistakes, takesAlcoholAway } from '../catalog/alcohol.ts'
import { areCoordinates, type Coordinates } from '../geo/distance.ts'
import { REGION_CODES } from '../geo/region-code.ts'
import { MAX_KOPECKS } from '../money/money.ts'
import {
  type FieldMistake,
  type FieldMistakes,
  listOf,
  mistakesInList,
  mistakesOf,
  oneOf,
  orNone,
  shaped,
  slug,
  text,
  whole,
} from '../validation/field-rules.ts'
import {
  type CancellationStep,
  type ProgrammeStep,
  TOUR_LANGUAGES,
  TOUR_PRICE_KINDS,
  type TourItem,
  type TourOutside,
  type TourPrice,
  type TourSheet,
} from './tour.ts'

const MAX_PLACES = 500
/** Maximum length of a tour, hours: thirty days. */
const MAX_HOURS = 24 * 60
const HOUR = 3_600_000

const line = text({ most: 200, isRequired: true })
const words = text({ most: 1_000 })
const time = shaped(/^([01]\d|2[0-3]):[0-5]\d$/)

const placed = (coords: Coordinates | null): FieldMistake | null => {
  if (coords === null) return 'required'
  return areCoordinates(coords) ? null : 'wrongValue'
}

/**
 * Mistakes of titles of a tour and its prices that would sell alcohol. A tasting is not a sale at a distance; a bottle
 * included in the price is. The story and what is included are checked by the stop list, too.
 */
export const tourOfAlcohol = (
  words: AlcoholWords,
  { title, tagline, story, prices, included }: TourSheet,
): FieldMistakes => ({
  ...Object.assign({}, ...story.map((text, at) => stopMistakes(words, `story.${at}`, text))),
  ...forbiddenMistakes(words, { title, description: tagline, isEvent: true }),
  ...mistakesInList(prices, 'prices', (price) => forbiddenMistakes(words, { title: price.title, isEvent: true })),
  ...mistakesInList(included, 'included', (item) =>
    takesAlcoholAway(words, item.title) ? { title: 'alcohol' } : stopMistakes(words, 'title', item.title),
  ),
})

export function tourMistakes(tour: TourSheet & TourOutside): FieldMistakes {
  const { prices, cancellation, register, meetingPoint } = tour
  return {
    ...mistakesOf<TourSheet & TourOutside>(
      {
        slug,
        title: line,
        tagline: text({ most: 300 }),
        story: listOf(text({ most: 2_000, isRequired: true }), { most: 20 }),
        regionCode: oneOf(REGION_CODES),
        placeTitle: line,
        coords: placed,
        durationMinutes: whole(15, 30 * 24 * 60),
        languages: listOf(oneOf(TOUR_LANGUAGES), { most: TOUR_LANGUAGES.length, least: 1 }),
        toTake: listOf(line, { most: 30 }),
        ageFrom: orNone(whole(0, 99)),
        minPeople: orNone(whole(2, MAX_PLACES)),
        decideHours: whole(0, MAX_HOURS),
        bookUntilHours: whole(0, MAX_HOURS),
        prepaymentPercent: whole(1, 100),
        images: listOf(line, { most: 10, least: 1 }),
        hue: whole(0, 360),
      },
      tour,
    ),
    ...prefixed('meetingPoint', {
      ...mistakesOf({ title: line, address: line, note: words }, meetingPoint),
      ...(placed(meetingPoint.coords) && { coords: placed(meetingPoint.coords) }),
    }),
    ...(register.kind === 'operator' &&
      prefixed('register', mistakesOf({ number: text({ most: 40, isRequired: true }) }, register))),
    ...mistakesInList(tour.programme, 'programme', (step: ProgrammeStep) =>
      mistakesOf({ day: whole(1, 30), at: time, title: line, detail: words }, step),
    ),
    ...mistakesInList(tour.included, 'included', itemMistakes),
    ...mistakesInList(tour.notIncluded, 'notIncluded', itemMistakes),
    ...(prices.length === 0 && { prices: 'required' }),
    ...(prices.length > 10 && { prices: 'tooLong' }),
    ...mistakesInList(prices, 'prices', priceMistakes),
    ...cancellationMistakes(cancellation),
  } as FieldMistakes
}

const itemMistakes = (item: TourItem) => mistakesOf({ title: line, detail: words }, item)

const priceMistakes = (price: TourPrice): FieldMistakes => ({
  ...mistakesOf(
    { kind: oneOf(TOUR_PRICE_KINDS), title: line, price: whole(1, MAX_KOPECKS), places: whole(1, MAX_PLACES) },
    price,
  ),
  ...(price.kind !== 'group' && price.places !== 1 && { places: 'wrongValue' }),
  ...(price.price * price.places > MAX_KOPECKS && { price: 'tooBig' }),
})

/** Mistakes of cancellation terms: earlier cancellations must refund more. */
function cancellationMistakes(steps: readonly CancellationStep[]): FieldMistakes {
  if (steps.length > 10) return { cancellation: 'tooLong' }
  const isFalling = steps.every((step, index) => {
    const before = steps[index - 1]
    return !before || (before.hoursBefore > step.hoursBefore && before.backPercent >= step.backPercent)
  })
  return {
    ...mistakesInList(steps, 'cancellation', (step) =>
      mistakesOf({ hoursBefore: whole(0, MAX_HOURS), backPercent: whole(0, 100) }, step),
    ),
    ...(!isFalling && { cancellation: 'wrongValue' }),
  }
}

const prefixed = (name: string, mistakes: object): object =>
  Object.fromEntries(Object.entries(mistakes).map(([key, mistake]) => [`${name}.${key}`, mistake]))

/** Group rule of a tour's dates. */
export type GroupRule = Pick<TourSheet, 'minPeople' | 'decideHours'>

/** Earliest start of dates whose decision time has not passed. */
const soonestStart = ({ minPeople, decideHours }: GroupRule, now: Date): Date =>
  minPeople === null ? now : new Date(now.getTime() + decideHours * HOUR)

/** True = fewer places than the minimum group: the date would always be cancelled. */
export const areTooFewPlaces = (places: number, { minPeople }: Pick<GroupRule, 'minPeople'>): boolean =>
  minPeople !== null && places < minPeople

/**
 * True = the decision time of a date has already passed, so that without its minimum group it would be cancelled
 * immediately.
 */
export const isTooLateToDecide = (startsAt: Date, group: GroupRule, now: Date): boolean =>
  startsAt > now && startsAt <= soonestStart(group, now)

/** Errors of a new date of a tour; a date for any number of people needs no minimum group. */
export const dateMistakes = (
  date: { readonly startsAt: Date; readonly places: number; readonly isAnyhow?: boolean },
  group: GroupRule,
  now: Date,
): FieldMistakes => ({
  ...mistakesOf({ places: whole(1, MAX_PLACES) }, date),
  ...(!date.isAnyhow && areTooFewPlaces(date.places, group) && { places: 'tooSmall' }),
  ...(date.startsAt <= now && { startsAt: 'wrongValue' }),
})
