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

export interface PriceRow {
  readonly id: number
  readonly kind: TourPriceKind
  readonly title: string
  readonly price: Kopecks
  readonly places: number
}

/** A date's price that differs from its tour's. */
export interface OwnPrice {
  readonly priceId: number
  /** Price of one place. */
  readonly price: Kopecks
  readonly places: number
}

/** A date in JSON, in which times are texts. */
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

export interface TourCardRow {
  id: number
  organizationId: number
  slug: string
  title: string
  tagline: string
  regionCode: string
  placeTitle: string
  /** Latitude; null only for a draft, which lists exclude. */
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
