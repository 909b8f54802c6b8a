import { type AlcoholWords, forbiddenMistakes } from '../catalog/alcohol.ts'
import { type Kopecks, MAX_KOPECKS } from '../money/money.ts'
import {
  day,
  type FieldMistakes,
  type FieldRule,
  listOf,
  mistakesInList,
  mistakesOf,
  orNone,
  shaped,
  slug,
  text,
  whole,
} from '../validation/field-rules.ts'
import type { OpeningException, OpenSpan, WeeklySpan } from './opening-hours.ts'
import type { ServedHours } from './served.ts'

/** Fields of a restaurant in addition to its seller. */
export interface RestaurantFields {
  /** Slugs of its cuisines, the main one first. */
  readonly kitchens: readonly string[]
  readonly preparationMinutes: number
  /** Price level, 1 = cheapest … 4. */
  readonly priceLevel: number
  /** Minutes after which an order without an answer is cancelled. */
  readonly acceptMinutes: number
  /** Street and house of the kitchen. */
  readonly address: string
  /** A note on all dishes («one kitchen with nuts»). */
  readonly kitchenNote: string
}

/** A cuisine or a kind of dishes. */
export interface KitchenFields {
  readonly slug: string
  readonly title: string
  /** Source key for `imageUrl()`. */
  readonly image: string
  readonly hue: number
  readonly position: number
}

export interface SectionFields {
  readonly title: string
  readonly note: string
  /** Serving hours; null = all opening hours. */
  readonly served: ServedHours | null
}

/** An option as edited; with an id it remains the same option. */
export interface NewDishOption {
  readonly id?: number | undefined
  readonly title: string
  /** Amount («50 g») or description. */
  readonly note: string
  readonly price: Kopecks
  readonly isDefault: boolean
  readonly most: number
  /** Dish of a combo, of the same restaurant. */
  readonly dishId: number | null
  readonly groups: readonly NewOptionGroup[]
}

export interface NewOptionGroup {
  readonly id?: number | undefined
  readonly title: string
  readonly least: number
  readonly most: number
  readonly options: readonly NewDishOption[]
}

/** Fields of a dish in addition to its product. */
export interface DishFields {
  /** Serving hours; null = the hours of its section. */
  readonly served: ServedHours | null
  readonly isSpicy: boolean
  readonly isMeatless: boolean
  readonly groups: readonly NewOptionGroup[]
  /** Ingredients from farmers of the marketplace. */
  readonly origins: readonly { readonly organizationId: number; readonly what: string }[]
}

export const MAX_KITCHENS = 5
export const MAX_SPANS = 28
export const MAX_EXCEPTIONS = 60
export const MAX_SECTIONS = 60
export const MAX_GROUPS = 12
export const MAX_OPTIONS = 40
const MAX_OF_ONE = 20
const MAX_ORIGINS = 6
/** Maximum length of a rush, and of a pause. */
export const MAX_RUSH_MINUTES = 120
export const MAX_PAUSE_MINUTES = 24 * 60

const clockTime = shaped(/^([01]\d|2[0-3]):[0-5]\d$/)
const weekdays = listOf(whole(1, 7), { most: 7, least: 1 })
const span: FieldRule<OpenSpan> = ({ from, to }) => clockTime(from) ?? clockTime(to)
const weeklySpan: FieldRule<WeeklySpan> = (value) => weekdays(value.weekdays) ?? span(value)
const served = orNone(weeklySpan)
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const restaurantMistakes = (fields: RestaurantFields): FieldMistakes =>
  mistakesOf<RestaurantFields>(
    {
      kitchens: listOf(slug, { most: MAX_KITCHENS, least: 1 }),
      preparationMinutes: whole(5, 240),
      priceLevel: whole(1, 4),
      acceptMinutes: whole(1, 60),
      address: text({ most: 300, isRequired: true }),
      kitchenNote: text({ most: 300 }),
    },
    fields,
  )

export const kitchenMistakes = (fields: KitchenFields): FieldMistakes =>
  mistakesOf<KitchenFields>(
    {
      slug,
      title: text({ most: 60, isRequired: true }),
      image: text({ most: 200, isRequired: true }),
      hue: whole(0, 360),
      position: whole(0, 10_000),
    },
    fields,
  )

/** Mistakes of a week's hours: spans of one weekday may not overlap. Without a span the kitchen is closed. */
export function weekMistakes(week: readonly WeeklySpan[]): FieldMistakes {
  if (week.length > MAX_SPANS) return { week: 'tooLong' }
  const wrong = mistakesInList(week, 'week', (one) => {
    const mistake = weeklySpan(one)
    return mistake ? { span: mistake } : {}
  })
  if (Object.keys(wrong).length > 0) return wrong
  const taken = [1, 2, 3, 4, 5, 6, 7].some((weekday) => meet(week.filter((one) => one.weekdays.includes(weekday))))
  return taken ? { week: 'taken' } : {}
}

/** Mistakes of exceptions: each ends after it begins, and none overlap. */
export function exceptionsMistakes(exceptions: readonly OpeningException[]): FieldMistakes {
  if (exceptions.length > MAX_EXCEPTIONS) return { exceptions: 'tooLong' }
  return mistakesInList(exceptions, 'exceptions', (one) => {
    const earlier = exceptions.slice(0, exceptions.indexOf(one))
    const spans = one.spans.map(span).find((mistake) => mistake !== null) ?? (meet(one.spans) ? 'taken' : null)
    return {
      ...mistakesOf<OpeningException>({ from: day, to: day, note: text({ most: 200 }) }, one),
      ...(one.to < one.from && { to: 'tooSmall' as const }),
      ...(earlier.some(({ from, to }) => from <= one.to && one.from <= to) && { from: 'taken' as const }),
      ...(spans && { spans }),
    }
  })
}

export const sectionMistakes = (fields: SectionFields): FieldMistakes =>
  mistakesOf<SectionFields>({ title: text({ most: 100, isRequired: true }), note: text({ most: 200 }), served }, fields)

export function dishMistakes(fields: DishFields): FieldMistakes {
  return {
    ...mistakesOf<DishFields>({ served }, fields),
    ...groupsMistakes(fields.groups),
    ...(fields.origins.length > MAX_ORIGINS
      ? { origins: 'tooLong' as const }
      : mistakesInList(fields.origins, 'origins', (one) =>
          mistakesOf({ what: text({ most: 100, isRequired: true }) }, one),
        )),
  }
}

/** Mistakes of questions; questions of options may not contain further questions. */
export function groupsMistakes(groups: readonly NewOptionGroup[], isNested = false): FieldMistakes {
  if (groups.length > MAX_GROUPS) return { groups: 'tooLong' }
  return mistakesInList(groups, 'groups', (group) => {
    const most = group.options.reduce((sum, option) => sum + option.most, 0)
    const chosen = group.options.filter(({ isDefault }) => isDefault).length
    return {
      ...mistakesOf<NewOptionGroup>(
        {
          title: text({ most: 100, isRequired: true }),
          least: whole(0, MAX_OPTIONS),
          most: whole(1, MAX_OPTIONS * MAX_OF_ONE),
          options: (options) => (options.length === 0 ? 'required' : options.length > MAX_OPTIONS ? 'tooLong' : null),
        },
        group,
      ),
      ...(group.least > group.most && { least: 'tooBig' as const }),
      // the question could never be answered
      ...(group.least > most && { least: 'tooBig' as const }),
      ...(chosen > group.most && { options: 'tooBig' as const }),
      ...mistakesInList(group.options, 'options', (option) => ({
        ...mistakesOf<NewDishOption>(
          {
            title: text({ most: 100, isRequired: true }),
            note: text({ most: 100 }),
            price: whole(0, MAX_KOPECKS),
            most: whole(1, MAX_OF_ONE),
          },
          option,
        ),
        ...(isNested && option.groups.length > 0 && { groups: 'tooLong' as const }),
        // its questions would have to be asked for each of them
        ...(option.groups.length > 0 && option.most > 1 && { most: 'tooBig' as const }),
        ...(!isNested && groupsMistakes(option.groups, true)),
      })),
    }
  })
}

export const optionsOfAlcohol = (words: AlcoholWords, groups: readonly NewOptionGroup[]): FieldMistakes =>
  mistakesInList(groups, 'groups', (group) => ({
    ...forbiddenMistakes(words, group),
    ...mistakesInList(group.options, 'options', ({ title, note, groups: nested }) => ({
      ...forbiddenMistakes(words, { title, description: note }),
      ...optionsOfAlcohol(words, nested),
    })),
  }))

/** True = two spans of one day overlap. A span over midnight ends on the next day. */
function meet(spans: readonly OpenSpan[]): boolean {
  const minutes = spans
    .map(({ from, to }) => ({
      from: minuteOf(from),
      to: minuteOf(to) > minuteOf(from) ? minuteOf(to) : minuteOf(to) + 1440,
    }))
    .sort((a, b) => a.from - b.from)
  return minutes.some((one, index) => index > 0 && one.from < (minutes[index - 1]?.to ?? 0))
}
