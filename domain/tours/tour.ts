import type { Coordinates } from '../geo/distance.ts'
import type { RegionCode } from '../geo/region-code.ts'
import type { Kopecks } from '../money/money.ts'

/** Whom a price is for. Adults and children take one place each; a group takes its places whole. */
export const TOUR_PRICE_KINDS = ['adult', 'child', 'group'] as const
export type TourPriceKind = (typeof TOUR_PRICE_KINDS)[number]

/** Languages a tour is led in. */
export const TOUR_LANGUAGES = ['ru', 'en', 'zh', 'de', 'tt'] as const
export type TourLanguage = (typeof TOUR_LANGUAGES)[number]

/** A date people can go on: open until it is cancelled or its day is over. */
export const TOUR_DATE_STATES = ['open', 'canceled', 'over'] as const
export type TourDateState = (typeof TOUR_DATE_STATES)[number]

/** Why an organizer cancels a date. `tooFew` is said by the shop, too, when the group has not come together in time. */
export const DATE_CANCEL_REASONS = ['weather', 'tooFew', 'other'] as const
export type DateCancelReason = (typeof DATE_CANCEL_REASONS)[number]

/** One line of the programme. */
export interface ProgrammeStep {
  /** 1 = the first day. */
  readonly day: number
  /** HH:MM in the tour's zone. */
  readonly at: string
  readonly title: string
  readonly detail: string
}

/** Something that is in the price, or is not. */
export interface TourItem {
  readonly title: string
  readonly detail: string
}

/** One price; a whole group is sold at its price per place times its places. */
export interface TourPrice {
  /** Absent = a new one. A price that stays keeps its id: somebody may be booking by it. */
  readonly id?: number
  readonly kind: TourPriceKind
  /** In the organizer's words: «Ребёнок 6–12 лет», «Вся группа». */
  readonly title: string
  /** Of one place. */
  readonly price: Kopecks
  /** Places it takes: 1 for adults and children. */
  readonly places: number
}

/** «Cancelled at least so many hours before the start: so much comes back.» */
export interface CancellationStep {
  readonly hoursBefore: number
  /** Per cent of what was paid, 0…100. */
  readonly backPercent: number
}

/** Where people meet. */
export interface MeetingPoint {
  readonly title: string
  readonly address: string
  readonly coords: Coordinates
  /** How to find it: «белый автобус с зелёным знаком». */
  readonly note: string
}

/** Who answers for the tour before the law: a tour operator of the federal register, or an excursion that needs none. */
export type TourRegister =
  | { readonly kind: 'operator'; readonly number: string; readonly guarantee: Kopecks | null }
  | { readonly kind: 'excursion' }

/** What a tour is and what its page says. */
export interface TourFields {
  readonly slug: string
  readonly title: string
  readonly tagline: string
  readonly story: readonly string[]
  /** Region and words for the place it goes to. */
  readonly regionCode: RegionCode
  readonly placeTitle: string
  readonly coords: Coordinates
  readonly timeZone: string
  readonly meetingPoint: MeetingPoint
  readonly durationMinutes: number
  readonly programme: readonly ProgrammeStep[]
  readonly included: readonly TourItem[]
  readonly notIncluded: readonly TourItem[]
  readonly languages: readonly TourLanguage[]
  readonly toTake: readonly string[]
  /** Whole years; null = anybody. */
  readonly ageFrom: number | null
  readonly register: TourRegister
  /** The first is an adult's or a group's: «от». */
  readonly prices: readonly TourPrice[]
  /** Fewer do not go; null = it takes place whoever comes. */
  readonly minPeople: number | null
  /** How long before the start it is decided whether enough have come; 0 without a minimum. */
  readonly decideHours: number
  /** How long before the start bookings end. */
  readonly bookUntilHours: number
  /** Of the price, paid at once; the rest is paid to the organizer at the meeting point. 100 = all of it. */
  readonly prepaymentPercent: number
  /** From the longest time before the start to the shortest; later than the last one nothing comes back. */
  readonly cancellation: readonly CancellationStep[]
  /** Source keys for `imageUrl()`; the first one is the tour's face. */
  readonly images: readonly string[]
  readonly hue: number
}

/** Where a tour stands: a draft was never shown, a hidden one was, an archived one is out of its organizer's list. */
export const TOUR_STATES = ['draft', 'published', 'hidden', 'archived'] as const
export type TourState = (typeof TOUR_STATES)[number]

/** Where people meet, as far as it is said. */
export interface MeetingSheet extends Omit<MeetingPoint, 'coords'> {
  /** Null = not said yet. */
  readonly coords: Coordinates | null
}

/** Everything an organizer writes of a tour; pictures are arranged apart. What a draft does not say yet is empty. */
export interface TourSheet extends Omit<TourFields, 'slug' | 'images' | 'hue' | 'coords' | 'meetingPoint'> {
  /** Null = not said yet. */
  readonly coords: Coordinates | null
  readonly meetingPoint: MeetingSheet
}
export type TourField = keyof TourSheet
/** Fields of a sheet, as a change names them. */
export type TourChange = { readonly [K in TourField]?: TourSheet[K] | undefined }

/** What of a tour stands outside its sheet. */
export type TourOutside = Pick<TourFields, 'slug' | 'images' | 'hue'>
