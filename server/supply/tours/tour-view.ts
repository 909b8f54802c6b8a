import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type {
  CancellationStep,
  MeetingPoint,
  ProgrammeStep,
  TourDateState,
  TourItem,
  TourLanguage,
  TourPriceKind,
  TourRegister,
} from '@okolitsa/domain/tours/tour.ts'

/** A price as the lists of a row have it. */
export interface PriceRow {
  readonly id: number
  readonly kind: TourPriceKind
  readonly title: string
  readonly price: Kopecks
  readonly places: number
}

/** A price of a date that differs from its tour's. */
export interface OwnPrice {
  readonly priceId: number
  /** Of one place. */
  readonly price: Kopecks
  readonly places: number
}

/** A date as the lists of a row have it: moments are texts. */
export interface DateRow {
  readonly id: number
  readonly state: TourDateState
  readonly startsAt: string
  readonly endsAt: string
  readonly places: number
  readonly placesLeft: number
  readonly booked: number
  readonly isClosed: boolean
  readonly isAnyhow: boolean
  readonly ownPrices: readonly OwnPrice[]
}

/** A tour as lists show it. */
export interface TourCardRow {
  id: number
  organizationId: number
  slug: string
  title: string
  tagline: string
  regionCode: string
  placeTitle: string
  /** Null only of a draft, which no list shows. */
  latitude: number | null
  longitude: number | null
  timeZone: string
  durationMinutes: number
  ageFrom: number | null
  minPeople: number | null
  decideHours: number
  bookUntilHours: number
  images: string[]
  hue: number
  prices: PriceRow[]
  dates: DateRow[]
}

/** Who leads a tour, as pages name them. */
export interface OrganizerRow {
  organizationId: number
  organizerSlug: string
  organizerTitle: string
  organizerTagline: string
  smallImage: string
  organizerHue: number
  legalName: string
  legalAddress: string
  tin: string
  ien: string
  phone: string | null
}

/** A tour as its page shows it. */
export interface TourRow extends TourCardRow, OrganizerRow {
  story: string[]
  meetingPoint: MeetingPoint
  programme: ProgrammeStep[]
  included: TourItem[]
  notIncluded: TourItem[]
  languages: TourLanguage[]
  toTake: string[]
  register: TourRegister
  prepaymentPercent: number
  cancellation: CancellationStep[]
}
