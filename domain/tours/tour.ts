import type { Coordinates } from '../geo/distance.ts'
import type { RegionCode } from '../geo/region-code.ts'
import type { Kopecks } from '../money/money.ts'

/** Kinds of prices. Adults and children take one place each; a group takes all its places. */
export const TOUR_PRICE_KINDS = ['adult', 'child', 'group'] as const
export type TourPriceKind = (typeof TOUR_PRICE_KINDS)[number]

export const TOUR_LANGUAGES = ['ru', 'en', 'zh', 'de', 'tt'] as const
export type TourLanguage = (typeof TOUR_LANGUAGES)[number]

/** States of a date: open until it is cancelled or its day has passed. */
export const TOUR_DATE_STATES = ['open', 'canceled', 'over'] as const
export type TourDateState = (typeof TOUR_DATE_STATES)[number]

/** Reasons for cancelling a date. The shop also uses `tooFew` when the minimum group is not reached in time. */
export const DATE_CANCEL_REASONS = ['weather', 'tooFew', 'other'] as const
export type DateCancelReason = (typeof DATE_CANCEL_REASONS)[number]

export interface ProgrammeStep {
  /** Number of the day; 1 = the first day. */
  readonly day: number
  /** Time in the tour's time zone, HH:MM. */
  readonly at: string
  readonly title: string
  readonly detail: string
}

export interface TourItem {
  readonly title: string
  readonly detail: string
}

/** A price; a group costs the price per place times its places. */
export interface TourPrice {
  /** Id of the price; absent = a new price. An existing price retains its id, because bookings refer to it. */
  readonly id?: number
  readonly kind: TourPriceKind
  /** Title in the organizer's words: «Ребёнок 6–12 лет», «Вся группа». */
  readonly title: string
  /** Price of one place. */
  readonly price: Kopecks
  /** Places taken: 1 for adults and children. */
  readonly places: number
}

/** A step of the cancellation terms: “cancelled at least this many hours before the start”. */
export interface CancellationStep {
  readonly hoursBefore: number
  /** Refund, per cent of the payment, 0…100. */
  readonly backPercent: number
}

export interface MeetingPoint {
  readonly title: string
  readonly address: string
  readonly coords: Coordinates
  /** Directions to the meeting point: «белый автобус с зелёным знаком». */
  readonly note: string
}

/** Legal status of the tour: an operator of the federal register, or an excursion that needs none. */
export type TourRegister =
  | { readonly kind: 'operator'; readonly number: string; readonly guarantee: Kopecks | null }
  | { readonly kind: 'excursion' }

export interface TourFields {
  readonly slug: string
  readonly title: string
  readonly tagline: string
  readonly story: readonly string[]
  /** Region and name of the destination. */
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
  /** Minimum age, whole years; null = no limit. */
  readonly ageFrom: number | null
  readonly register: TourRegister
  /** Prices; the first one is of an adult or a group and shown with «от». */
  readonly prices: readonly TourPrice[]
  /** Minimum number of participants; null = none. */
  readonly minPeople: number | null
  /** Hours before the start at which the minimum group is checked; 0 without a minimum. */
  readonly decideHours: number
  /** Hours before the start at which bookings end. */
  readonly bookUntilHours: number
  /**
   * Prepaid part of the price, per cent; the remaining part is paid to the organizer at the meeting point. 100 = all.
   */
  readonly prepaymentPercent: number
  /**
   * Cancellation terms from the longest time before the start to the shortest; after the last step there is no refund.
   */
  readonly cancellation: readonly CancellationStep[]
  /** Source keys for `imageUrl()`; the first one is the main picture. */
  readonly images: readonly string[]
  readonly hue: number
}

/**
 * States of a tour. A draft was never published, a hidden tour was, an archived tour is not in its organizer's list.
 */
export const TOUR_STATES = ['draft', 'published', 'hidden', 'archived'] as const
export type TourState = (typeof TOUR_STATES)[number]

/** A meeting point that may be incomplete. */
export interface MeetingSheet extends Omit<MeetingPoint, 'coords'> {
  /** Coordinates; null = not set. */
  readonly coords: Coordinates | null
}

/** All fields of a tour that an organizer edits, except pictures. Missing fields of a draft are empty. */
export interface TourSheet extends Omit<TourFields, 'slug' | 'images' | 'hue' | 'coords' | 'meetingPoint'> {
  /** Coordinates of the destination; null = not set. */
  readonly coords: Coordinates | null
  readonly meetingPoint: MeetingSheet
}
export type TourField = keyof TourSheet
export type TourChange = { readonly [K in TourField]?: TourSheet[K] | undefined }

/** Fields of a tour outside its sheet. */
export type TourOutside = Pick<TourFields, 'slug' | 'images' | 'hue'>
