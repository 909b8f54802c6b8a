import type { ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
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
import type { TourCheck } from '@okolitsa/domain/tours/tour-check.ts'
import type { TourDateFacts } from '@okolitsa/domain/tours/tour-date.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { AskedDecision, StandingDecision } from '../products/ports.ts'
import type { OwnPrice, PriceRow } from './tour-view.ts'

export type * from './tour-view.ts'

export interface NewTour {
  /** Id of the tour; absent = the next one. */
  readonly id?: number
  readonly organizationId: number
  readonly fields: TourFields
}

export interface TourRef {
  readonly organizationId: number
  readonly tourId: number
}

/** A tour with its check, for the office. */
export interface CheckedTour extends TourCheck {
  readonly id: number
  readonly slug: string
  readonly organizationId: number
  /** True = customers see it. */
  readonly isShown: boolean
  readonly waitsSince: Date | null
  /** The last return; null = never. */
  readonly returnedAt: Date | null
  readonly reason: ReturnReason | null
  readonly message: string
  /** Lowest price of one place. */
  readonly price: Kopecks
  /** Tours of the organizer that the office knows, and those returned lately. */
  readonly checked: number
  readonly returned: number
}

export interface NewTourDate {
  readonly tourId: number
  readonly startsAt: Date
  readonly places: number
  /** Places given away outside the shop. */
  readonly takenElsewhere?: number
  /** True = takes place with any number of people, regardless of the tour's minimum. */
  readonly isAnyhow?: boolean
}

/** A price of a tour at which places are sold. */
export interface SoldPrice {
  readonly id: number
  readonly kind: TourPriceKind
  readonly title: string
  /** Price of one place. */
  readonly price: Kopecks
  readonly places: number
}

export interface BookableDate extends TourDateFacts {
  /** Id of the date, which is the product whose stock are its places. */
  readonly id: number
  readonly endsAt: Date
  readonly places: number
  /** Places given away outside the shop. */
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
    /** False = hidden by its organizer, so that it cannot be booked. */
    readonly isShown: boolean
  }
  readonly cancelReason: DateCancelReason | null
  readonly prices: readonly SoldPrice[]
  /** Prices that differ from the tour's. */
  readonly ownPrices: readonly OwnPrice[]
}

/** A date that begins today or tomorrow in its tour's time zone. */
export interface Departure {
  readonly id: number
  readonly isToday: boolean
}

export interface DatedTour {
  readonly id: number
  readonly title: string
  readonly timeZone: string
  /** Usual number of places: that of the tour's last date. */
  readonly places: number
  readonly prices: readonly PriceRow[]
}

/** A date to be closed: without its minimum group, or past. */
export interface DueDate {
  readonly id: number
  readonly organizationId: number
}

/** Tours and their dates. Commands run in the caller's transaction and leave an audit entry. */
export interface ToursService {
  /** Creates tours and returns the ids in their order. Refuses BAD_REQUEST for invalid fields. */
  createTours(tx: Executor, author: Author, tours: readonly NewTour[]): Promise<number[]>
  /** Pictures of a tour, the first one first. Refuses NOT_FOUND for a tour of another organizer. */
  listPictures(executor: Executor, tour: TourRef): Promise<GalleryPicture[]>
  /**
   * Changes the arrangement of pictures; at least one remains. Refuses NOT_FOUND, and BAD_REQUEST also for
   * descriptions.
   */
  changePictures(tx: Executor, author: Author, tour: TourRef, change: GalleryChange): Promise<void>
  /**
   * Creates dates and returns the ids in their order. Refuses NOT_FOUND for a tour of another organizer,
   * TOUR_NOT_PUBLISHED for a draft, TOUR_DATE_TOO_LATE.
   */
  addDates(
    tx: Executor,
    author: Author,
    organizationId: number,
    dates: readonly NewTourDate[],
    now: Date,
  ): Promise<number[]>
  /** Changes the number of places. Refuses BAD_REQUEST below the reserved ones, TOUR_DATE_CLOSED. */
  setPlaces(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    places: number,
  ): Promise<void>
  /**
   * Gives places away outside the shop; a negative number returns them. Refuses TOUR_DATE_FULL for more than the free
   * places, and TOUR_DATE_CLOSED when the date is not open.
   */
  giveElsewhere(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    people: number,
  ): Promise<void>
  /**
   * Dates of a rule, with marks on existing ones. Refuses NOT_FOUND for a tour outside the scope and BAD_REQUEST for an
   * invalid rule.
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
   * Opens all missing dates of a rule; a moment has at most one date. Dates past their decision time take place with
   * any number of people when `isAnyhow` is true, and otherwise refuse TOUR_DATE_TOO_LATE. Refuses like `datesOfRule`.
   */
  repeatDates(
    tx: Executor,
    author: Author,
    scope: StaffScope,
    dates: { readonly tourId: number; readonly rule: DateRule; readonly places: number; readonly isAnyhow: boolean },
    now: Date,
  ): Promise<{ readonly added: number; readonly skipped: number }>
  /** Closes or reopens bookings of a date; a call without a change is not audited. Refuses TOUR_DATE_CLOSED. */
  setSale(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    isClosed: boolean,
    now: Date,
  ): Promise<void>
  /** Replaces a date's own prices. Refuses TOUR_DATE_CLOSED, and BAD_REQUEST for an unknown price. */
  setOwnPrices(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    prices: readonly { readonly priceId: number; readonly price: Kopecks }[],
  ): Promise<void>
  /** Dates that begin today or tomorrow in their tours' time zones, soonest first. */
  listDepartures(
    executor: Executor,
    scope: StaffScope,
    query: { readonly now: Date; readonly limit: number },
  ): Promise<Departure[]>
  listDatedTours(executor: Executor, scope: StaffScope, limit: number): Promise<DatedTour[]>
  /** Cancels a date; the caller ends its bookings. Refuses TOUR_DATE_CLOSED when it is not open. */
  closeDate(
    tx: Executor,
    author: Author,
    dateId: number,
    because: { readonly reason: DateCancelReason; readonly note: string },
  ): Promise<void>
  /** A date with its free places; null = none. */
  findDate(executor: Executor, dateId: number): Promise<BookableDate | null>
  findDates(executor: Executor, dateIds: readonly number[]): Promise<ReadonlyMap<number, BookableDate>>
  /** Dates of organizers in any state that end after `from`, soonest first. */
  listDates(
    executor: Executor,
    scope: StaffScope,
    query: { readonly from: Date; readonly tourId: number | null; readonly limit: number; readonly offset: number },
  ): Promise<{ readonly total: number; readonly ids: readonly number[] }>
  /** Number of published tours of each organizer, at most `most`. */
  countLed(executor: Executor, organizationIds: readonly number[], most: number): Promise<ReadonlyMap<number, number>>
  /** Tours that wait for a check, longest waiting first; or one in any state. */
  listChecked(
    executor: Executor,
    scope: StaffScope,
    asked: { readonly tourId: number | null; readonly most: number; readonly now: Date },
  ): Promise<CheckedTour[]>
  /** Number of tours that wait for a check, at most `most`. */
  countWaiting(executor: Executor, most: number): Promise<number>
  /** Accepts a tour, returns it or takes it off sale, as `decideGoods`. Refuses NOT_FOUND, GOODS_CHECK_REFUSED. */
  decideTour(tx: Executor, tourId: number, decision: AskedDecision): Promise<Date>
  /** Takes the person's own last decision back. */
  undoTourDecision(tx: Executor, tourId: number, by: Pick<AskedDecision, 'staffId' | 'now'>): Promise<void>
  /** A decision that still stands; null = it was taken back, or the tour was accepted. */
  standingDecision(
    executor: Executor,
    decided: { readonly tourId: number; readonly decidedAt: Date },
  ): Promise<StandingDecision | null>
  /** The organizer of a tour; null = no such tour. */
  organizerOf(executor: Executor, tourId: number): Promise<number | null>
  /** Open dates past their decision time without their minimum group. */
  listTooFew(executor: Executor, now: Date, limit: number): Promise<DueDate[]>
  /** Closes open dates that ended before `before` and returns them. */
  endDates(tx: Executor, before: Date, limit: number): Promise<DueDate[]>
}
