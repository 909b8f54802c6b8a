import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { GalleryChange, GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
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
  readonly prices: readonly SoldPrice[]
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
  /** Answers the ids in the order of the dates. Refuses NOT_FOUND for a tour of another organizer, TOUR_NOT_PUBLISHED for a draft. */
  addDates(
    tx: Executor,
    author: Author,
    organizationId: number,
    dates: readonly NewTourDate[],
    now: Date,
  ): Promise<number[]>
  /** Another number of places; fewer than are promised refuses BAD_REQUEST. */
  setPlaces(
    tx: Executor,
    author: Author,
    date: { readonly organizationId: number; readonly dateId: number },
    places: number,
  ): Promise<void>
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
  /** The organizer of a tour; null = there is no such tour. */
  organizerOf(executor: Executor, tourId: number): Promise<number | null>
  /** Open dates by whose deadline too few have come together. */
  listTooFew(executor: Executor, now: Date, limit: number): Promise<DueDate[]>
  /** Open dates that ended before `before` are over from now on. Answers them. */
  endDates(tx: Executor, before: Date, limit: number): Promise<DueDate[]>
}
