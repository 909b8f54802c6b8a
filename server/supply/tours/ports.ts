import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { GalleryChange, GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DateRule } from '@okolitsa/domain/tours/date-rule.ts'
import type {
  CancellationStep,
  DateCancelReason,
  MeetingPoint,
  TourFields,
  TourPriceKind,
  TourRegister,
} from '@okolitsa/domain/tours/tour.ts'
import type { TourDateFacts } from '@okolitsa/domain/tours/tour-date.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { OwnPrice, PriceRow } from './tour-view.ts'

export type * from './tour-view.ts'

export interface NewTour {
  /** Absent = the next one. */
  readonly id?: number
  readonly organizationId: number
  readonly fields: TourFields
}

export interface TourRef {
  readonly organizationId: number
  readonly tourId: number
}

export interface NewTourDate {
  readonly tourId: number
  readonly startsAt: Date
  readonly places: number
  /** Places its organizer gave away outside the shop. */
  readonly takenElsewhere?: number
  /** It goes with any number of people, whatever its tour asks for. */
  readonly isAnyhow?: boolean
}

/** One price of a tour as it is sold. */
export interface SoldPrice {
  readonly id: number
  readonly kind: TourPriceKind
  readonly title: string
  /** Of one place. */
  readonly price: Kopecks
  readonly places: number
}

/** A date with all that a booking is made of. */
export interface BookableDate extends TourDateFacts {
  /** The product whose stock its places are. */
  readonly id: number
  readonly endsAt: Date
  readonly places: number
  /** Places its organizer gave away outside the shop. */
  readonly takenElsewhere: number
  readonly tour: {
    readonly id: number
    readonly organizationId: number
    readonly slug: string
    readonly title: string
    readonly regionCode: string
    readonly placeTitle: string
    readonly timeZone: string
    readonly durationMinutes: number
    readonly image: string
    readonly hue: number
    readonly meetingPoint: MeetingPoint
    readonly toTake: readonly string[]
    readonly register: TourRegister
    readonly prepaymentPercent: number
    readonly cancellation: readonly CancellationStep[]
    /** False = its organizer has taken it off: nobody books it now. */
    readonly isShown: boolean
  }
  readonly cancelReason: DateCancelReason | null
  /** As this date is sold. */
  readonly prices: readonly SoldPrice[]
  /** Those of them that differ from the tour's. */
  readonly ownPrices: readonly OwnPrice[]
}

/** A date that begins today or tomorrow by its tour's own clock. */
export interface Departure {
  readonly id: number
  readonly isToday: boolean
}

/** A tour that dates can be opened for. */
export interface DatedTour {
  readonly id: number
  readonly title: string
  readonly timeZone: string
  /** As many as its last date had. */
  readonly places: number
  readonly prices: readonly PriceRow[]
}

/** A date that is to end: nobody has come together, or its day is over. */
export interface DueDate {
  readonly id: number
  readonly organizationId: number
}

/** Tours and their dates. Commands run in the caller's transaction and leave an audit entry. */
export interface ToursService {
  /** Answers the ids in the order of the tours. A mistake in the fields refuses BAD_REQUEST. */
  createTours(tx: Executor, author: Author, tours: readonly NewTour[]): Promise<number[]>
  /** Pictures of a tour, the first one first. Refuses NOT_FOUND for a tour of another organizer. */
  listPictures(executor: Executor, tour: TourRef): Promise<GalleryPicture[]>
  /** One step of whoever arranges them: one always stays. Refuses NOT_FOUND, and BAD_REQUEST for descriptions, too. */
  changePictures(tx: Executor, author: Author, tour: TourRef, change: GalleryChange): Promise<void>
  /** Answers the ids in the order of the dates. Refuses NOT_FOUND for a tour of another organizer, TOUR_NOT_PUBLISHED for a draft, TOUR_DATE_TOO_LATE. */
  addDates(
    tx: Executor,
    author: Author,
    organizationId: number,
    dates: readonly NewTourDate[],
    now: Date,
  ): Promise<number[]>
  /** Another number of places; fewer than are promised or held refuses BAD_REQUEST. Refuses TOUR_DATE_CLOSED when it is not open. */
  setPlaces(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    places: number,
  ): Promise<void>
  /**
   * So many more places are given away outside the shop; below zero they come back. Refuses TOUR_DATE_FULL for more than
   * are free, and TOUR_DATE_CLOSED when the date is not open.
   */
  giveElsewhere(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    people: number,
  ): Promise<void>
  /**
   * The dates a rule comes to, with those the tour has already. Refuses NOT_FOUND for a tour outside the scope and
   * BAD_REQUEST for a rule that is wrong.
   */
  datesOfRule(
    executor: Executor,
    scope: StaffScope,
    tourId: number,
    rule: DateRule,
    now: Date,
  ): Promise<{
    readonly timeZone: string
    readonly items: readonly { readonly startsAt: Date; readonly isTaken: boolean; readonly isLate: boolean }[]
  }>
  /**
   * Opens every date of a rule that is not there yet; a moment never has two. Those whose hour of decision is over go with
   * any number of people when `isAnyhow`, and else refuse TOUR_DATE_TOO_LATE. Refuses as `datesOfRule` does.
   */
  repeatDates(
    tx: Executor,
    author: Author,
    scope: StaffScope,
    dates: { readonly tourId: number; readonly rule: DateRule; readonly places: number; readonly isAnyhow: boolean },
    now: Date,
  ): Promise<{ readonly added: number; readonly skipped: number }>
  /** Closes a date to sale or opens it again; what is so already leaves no trace. Refuses TOUR_DATE_CLOSED. */
  setSale(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    isClosed: boolean,
    now: Date,
  ): Promise<void>
  /** All prices of a date that differ from its tour's, anew. Refuses TOUR_DATE_CLOSED, and BAD_REQUEST for a strange price. */
  setOwnPrices(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    prices: readonly { readonly priceId: number; readonly price: Kopecks }[],
  ): Promise<void>
  /** Dates that begin today or tomorrow by their tours' own clocks, the soonest first. */
  listDepartures(
    executor: Executor,
    scope: StaffScope,
    query: { readonly now: Date; readonly limit: number },
  ): Promise<Departure[]>
  /** Tours that dates can be opened for. */
  listDatedTours(executor: Executor, scope: StaffScope, limit: number): Promise<DatedTour[]>
  /** Takes no more bookings; those that are there are the caller's to end. Refuses TOUR_DATE_CLOSED when it is not open. */
  closeDate(
    tx: Executor,
    author: Author,
    dateId: number,
    because: { readonly reason: DateCancelReason; readonly note: string },
  ): Promise<void>
  /** A date with what is left of it now; null = there is none. */
  findDate(executor: Executor, dateId: number): Promise<BookableDate | null>
  findDates(executor: Executor, dateIds: readonly number[]): Promise<ReadonlyMap<number, BookableDate>>
  /** Dates of organizers, soonest first: ahead of `from`, whatever their state. */
  listDates(
    executor: Executor,
    scope: StaffScope,
    query: { readonly from: Date; readonly tourId: number | null; readonly limit: number; readonly offset: number },
  ): Promise<{ readonly total: number; readonly ids: readonly number[] }>
  /** How many tours of each organizer are shown, at most `most`. */
  countLed(executor: Executor, organizationIds: readonly number[], most: number): Promise<ReadonlyMap<number, number>>
  /** The organizer of a tour; null = there is no such tour. */
  organizerOf(executor: Executor, tourId: number): Promise<number | null>
  /** Open dates by whose deadline too few have come together. */
  listTooFew(executor: Executor, now: Date, limit: number): Promise<DueDate[]>
  /** Open dates that ended before `before` are over from now on. Answers them. */
  endDates(tx: Executor, before: Date, limit: number): Promise<DueDate[]>
}
