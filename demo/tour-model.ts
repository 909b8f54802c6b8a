import type { DemoPoint } from './model.ts'

/** The shape of the demo's tours. Amounts are whole roubles; operators are organizations of `model.ts`, 501…. */

/** When a tour goes: dates are made from the shop's own day on, so that there are always some ahead. */
export interface DemoDates {
  /** 1 = Monday … 7 = Sunday: a date on each of these days */
  weekdays: number[]
  /** «09:00» in the tour's zone */
  at: string
  /** months it goes in, 1…12; none = the whole year */
  months?: number[]
  /** every so many weeks; 1 = every week */
  everyWeeks?: number
  /** how many dates ahead there are, at most 8 */
  ahead: number
  /** the first date is so many days away at least */
  notBeforeDays?: number
  places: number
  /** of the first dates, how many places are taken already by somebody who booked elsewhere; the rest is free */
  taken?: number[]
}

export interface DemoTour {
  /** fixed, 2001… */
  id: number
  /** organization of the operator, 501… */
  operator: number
  /** unique, Latin letters */
  slug: string
  /** «Ночь у костра и утренняя дойка» */
  title: string
  /** one line on the card, without a full stop */
  tagline: string
  /** 2–4 paragraphs */
  story: string[]
  /** region code, two digits */
  region: string
  /** «Тарусский район» */
  place: string
  point: DemoPoint
  timeZone: string
  meeting: { title: string; address: string; point: DemoPoint; note: string }
  /** from the start to the end, hours */
  hours: number
  /** [day, «09:00», what, words about it] */
  programme: [day: number, at: string, title: string, detail: string][]
  /** [what, words about it] */
  included: [title: string, detail: string][]
  notIncluded: [title: string, detail: string][]
  languages: ('ru' | 'en' | 'zh' | 'de' | 'tt')[]
  toTake: string[]
  ageFrom: number | null
  /** number in the federal register and the guarantee in roubles, or an excursion that needs none */
  register: { number: string; guarantee: number | null } | 'excursion'
  /** the first is the one after «от»; a group has a price of one place and is sold whole */
  prices: { kind: 'adult' | 'child' | 'group'; title: string; price: number; places?: number }[]
  /** fewer do not go, decided so many hours before */
  minimum: { people: number; decideHours: number } | null
  bookUntilHours: number
  /** 100 = all at once */
  prepayment: number
  /** [hours before the start at least, per cent that comes back] */
  cancellation: [hours: number, percent: number][]
  /** source keys of pictures, the first one is the tour's face */
  images: string[]
  hue: number
  dates: DemoDates
}
