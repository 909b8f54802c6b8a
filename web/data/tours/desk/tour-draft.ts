import type { TourForm } from '@okolitsa/contracts/tours/tour-form.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import type { TourPriceKind } from '@okolitsa/domain/tours/tour.ts'
import type { FieldMistake } from '@okolitsa/domain/validation/field-rules.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'

export interface PriceDraft {
  /** Id of the price; absent = a new one. */
  readonly id?: number | undefined
  readonly kind: TourPriceKind
  readonly title: string
  /** Price, roubles. */
  readonly price: string
  readonly places: string
}
export interface StepDraft {
  readonly day: string
  readonly at: string
  readonly title: string
  readonly detail: string
}
export interface RowDraft {
  readonly hoursBefore: string
  readonly backPercent: string
}

/** Fields of a tour: numbers as typed, lists of lines as one text. */
export interface TourDraft
  extends Pick<
    TourForm,
    'title' | 'tagline' | 'regionCode' | 'placeTitle' | 'coords' | 'timeZone' | 'meetingPoint' | 'languages'
  > {
  /** Story, a paragraph per line. */
  readonly story: string
  /** Duration as typed, hours. */
  readonly durationMinutes: string
  readonly programme: readonly StepDraft[]
  readonly included: TourForm['included']
  readonly notIncluded: TourForm['notIncluded']
  /** Things to take along, an item per line. */
  readonly toTake: string
  /** Minimum age; empty = any age. */
  readonly ageFrom: string
  readonly register: {
    readonly kind: TourForm['register']['kind']
    readonly number: string
    readonly guarantee: string
  }
  readonly prices: readonly PriceDraft[]
  /** Minimum number of people; empty = no minimum. */
  readonly minPeople: string
  readonly decideHours: string
  readonly bookUntilHours: string
  readonly prepaymentPercent: string
  readonly cancellation: readonly RowDraft[]
}
export type TourDraftField = keyof TourDraft
/** Edited fields; the others keep the loaded values. */
export type TourEdits = { readonly [K in TourDraftField]?: TourDraft[K] }

const typed = (value: number | null): string => (value === null ? '' : formatNumber(value).replace(/\s/g, ''))
const HOUR = 60

export function tourDraftOf(form: TourForm): TourDraft {
  const { register } = form
  return {
    ...form,
    story: form.story.join('\n'),
    durationMinutes: typed(form.durationMinutes / HOUR),
    programme: form.programme.map((step) => ({ ...step, day: String(step.day) })),
    toTake: form.toTake.join('\n'),
    ageFrom: typed(form.ageFrom),
    register: {
      kind: register.kind,
      number: register.kind === 'operator' ? register.number : '',
      guarantee: register.kind === 'operator' ? typed(register.guarantee) : '',
    },
    prices: form.prices.map((price) => ({ ...price, price: typed(price.price), places: String(price.places) })),
    minPeople: typed(form.minPeople),
    decideHours: String(form.decideHours),
    bookUntilHours: String(form.bookUntilHours),
    prepaymentPercent: String(form.prepaymentPercent),
    cancellation: form.cancellation.map(({ hoursBefore, backPercent }) => ({
      hoursBefore: String(hoursBefore),
      backPercent: String(backPercent),
    })),
  }
}

type Read<V> = { readonly value: V } | { readonly mistake: FieldMistake }
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A whole number within inclusive limits; null = invalid. */
const wholeTyped = (value: string, least: number, most: number): number | null => {
  const number = unitsTyped(value.trim() === '' ? '?' : value, 1)
  return number === null || number < least || number > most ? null : number
}
const wholeField =
  (least: number, most: number) =>
  (value: string): Read<number> => {
    const number = wholeTyped(value, least, most)
    return number === null ? { mistake: value.trim() === '' ? 'required' : 'wrongValue' } : { value: number }
  }
const wholeOrNone =
  (least: number, most: number) =>
  (value: string): Read<number | null> =>
    value.trim() === '' ? { value: null } : wholeField(least, most)(value)

/** Typed roubles; null = invalid. */
export function roublesTyped(value: string): number | null {
  const kopecks = unitsTyped(value.trim() === '' ? '?' : value, 100)
  return kopecks === null || kopecks < 1 ? null : roublesOf(kopecks)
}

/** Minutes of typed hours, from a quarter of an hour to thirty days; null = invalid. */
export function minutesTyped(hours: string): number | null {
  const thousandths = unitsTyped(hours.trim() === '' ? '?' : hours, 1_000)
  if (thousandths === null) return null
  const minutes = Math.round((thousandths * HOUR) / 1_000)
  return minutes < 15 || minutes > 30 * 24 * HOUR ? null : minutes
}

/** All parsed values, or the first error. */
function all<D, V>(list: readonly D[], read: (one: D) => V | FieldMistake): Read<V[]> {
  const found = list.map(read)
  const mistake = found.find((one): one is FieldMistake & V => typeof one === 'string')
  return mistake ? { mistake } : { value: found as V[] }
}

const items = (list: TourForm['included']): Read<TourForm['included']> =>
  all(list, (one) => (one.title.trim() === '' ? 'required' : { title: one.title.trim(), detail: one.detail.trim() }))
const HOURS = [0, 1_440] as const

const READERS: { readonly [K in TourDraftField]: (value: TourDraft[K]) => Read<TourForm[K]> } = {
  title: (value) => (value.trim() === '' ? { mistake: 'required' } : { value: value.trim() }),
  tagline: (value) => ({ value: value.trim() }),
  story: (value) => ({ value: linesOf(value) }),
  regionCode: (value) => ({ value }),
  placeTitle: (value) => ({ value: value.trim() }),
  coords: (value) => ({ value }),
  timeZone: (value) => ({ value }),
  meetingPoint: (value) => ({
    value: { ...value, title: value.title.trim(), address: value.address.trim(), note: value.note.trim() },
  }),
  durationMinutes: (value) => {
    const minutes = minutesTyped(value)
    return minutes === null ? { mistake: 'wrongValue' } : { value: minutes }
  },
  programme: (list) =>
    all(list, ({ day, at, title, detail }) => {
      const number = wholeTyped(day, 1, 30)
      if (title.trim() === '') return 'required'
      if (number === null || at === '') return 'wrongValue'
      return { day: number, at, title: title.trim(), detail: detail.trim() }
    }),
  included: items,
  notIncluded: items,
  languages: (value) => ({ value }),
  toTake: (value) => ({ value: linesOf(value) }),
  ageFrom: wholeOrNone(0, 99),
  register: ({ kind, number, guarantee }) => {
    if (kind === 'excursion') return { value: { kind } }
    if (guarantee.trim() === '') return { value: { kind, number: number.trim(), guarantee: null } }
    const sum = roublesTyped(guarantee)
    return sum === null ? { mistake: 'wrongValue' } : { value: { kind, number: number.trim(), guarantee: sum } }
  },
  prices: (list) =>
    all(list, ({ id, kind, title, price, places }) => {
      const sum = roublesTyped(price)
      const taken = kind === 'group' ? wholeTyped(places, 1, 500) : 1
      if (title.trim() === '') return 'required'
      if (sum === null || taken === null) return 'wrongValue'
      return { ...(id !== undefined && { id }), kind, title: title.trim(), price: sum, places: taken }
    }),
  minPeople: wholeOrNone(2, 500),
  decideHours: wholeField(...HOURS),
  bookUntilHours: wholeField(...HOURS),
  prepaymentPercent: wholeField(1, 100),
  cancellation: (list) =>
    all(list, ({ hoursBefore, backPercent }) => {
      const hours = wholeTyped(hoursBefore, ...HOURS)
      const percent = wholeTyped(backPercent, 0, 100)
      return hours === null || percent === null ? 'wrongValue' : { hoursBefore: hours, backPercent: percent }
    }),
}

export interface ReadTourEdits {
  /** Fields that differ from the tour, to be sent. */
  readonly change: Partial<TourForm>
  readonly mistakes: { readonly [K in TourDraftField]?: FieldMistake }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Converts edits to a change of differing fields, and to errors that prevent saving. */
export function readTourEdits(form: TourForm, edits: TourEdits): ReadTourEdits {
  const before = tourDraftOf(form)
  const change: Record<string, unknown> = {}
  const mistakes: { [K in TourDraftField]?: FieldMistake } = {}
  for (const field of Object.keys(edits) as TourDraftField[]) {
    const edited = edits[field]
    if (edited === undefined || isSame(edited, before[field])) continue
    const read = (READERS[field] as (value: unknown) => Read<unknown>)(edited)
    if ('mistake' in read) mistakes[field] = read.mistake
    else if (!isSame(read.value, form[field])) change[field] = read.value
  }
  return { change, mistakes }
}
