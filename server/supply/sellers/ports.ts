import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { DeliverySchedule } from '@okolitsa/domain/delivery/promise.ts'
import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import type { GalleryChange, GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { AskedPause, Pause } from '@okolitsa/domain/sellers/pause.ts'
import type {
  DayRange,
  NewShippingRate,
  SellerDocument,
  SellerProfile,
  SellerSchedule,
  TradePlaceFields,
} from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { KeptDocument, PaperCommands } from './paper-ports.ts'
import type { SuspensionCommands } from './suspension-ports.ts'

export type { KeptDocument, PaperRule } from './paper-ports.ts'
export type { SellerSuspension, SellerTermination } from './suspension-ports.ts'

/** Facts about a seller for lists, cached in memory. */
export interface SellerSummary {
  readonly id: number
  readonly type: 'farmer' | 'restaurant' | 'tour_operator' | 'shop'
  readonly slug: string
  readonly title: string
  readonly tagline: string
  /** Source key for `imageUrl()`. */
  readonly smallImage: string
  readonly hue: number
  readonly coords: Coordinates
  readonly timeZone: string
  readonly isHidden: boolean
  readonly workWithSubscriptions: boolean
  readonly popularity: number
  readonly ratingSum: number
  readonly ratingCount: number
  /** Time of creation, ms since the epoch. */
  readonly createdAt: number
}

export interface TradePlace {
  readonly id: number
  readonly title: string
  readonly address: string
  readonly city: string
  readonly regionCode: string
  readonly coords: Coordinates
  readonly hours: readonly { readonly weekdays: readonly number[]; readonly from: string; readonly to: string }[]
  /** Days of a stand at a fair; null = every week. */
  readonly days: DayRange | null
}

export interface RateTrips {
  readonly schedule: DeliverySchedule
  /** Key of the schedule, equal for equal schedules. */
  readonly scheduleKey: string
  /** Days on which the rate is full, by slot or by the daily limit. */
  readonly fullDays: ReadonlySet<IsoDate>
  /** Days whose slot is full. */
  readonly fullSlots: ReadonlySet<IsoDate>
}

export interface Seller extends SellerSummary {
  readonly schedule: DeliverySchedule
  /** Key of schedule and full days, so that a promise is computed once for all sellers with an equal key. */
  readonly scheduleKey: string
  /** Days on which the own courier is full. */
  readonly fullDays: ReadonlySet<IsoDate>
  /** Rates with their own days or full slots; other rates follow the seller's schedule. */
  readonly trips: ReadonlyMap<number, RateTrips>
  /** True = the seller also sends parcels by carrier to any place that the carrier serves. */
  readonly hasCarrier: boolean
  /** Starting point of the seller's deliveries. */
  readonly place: Pick<Location, 'city' | 'settlement' | 'regionCode' | 'coords' | 'precision'>
  readonly rates: readonly ShippingRate[]
  readonly tradePlaces: readonly TradePlace[]
}

/** All enabled sellers at one moment; an unchanged seller is the same object as in the previous snapshot. */
export interface SellerSnapshot {
  /** Version of the snapshot, which increases with every read. */
  readonly version: number
  readonly byId: ReadonlyMap<number, Seller>
}

export interface SellerSnapshots {
  current(): Promise<SellerSnapshot>
}

export interface NewSeller {
  /** Id of the seller; absent = the next one. */
  readonly id?: number
  readonly profile: SellerProfile
  readonly schedule: SellerSchedule
  readonly documents: readonly SellerDocument[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly rates: readonly NewShippingRate[]
  readonly tradePlaces: readonly TradePlaceFields[]
  /** Properties of the first picture, whose key is in the profile, and further pictures. */
  readonly seen?: Omit<GalleryPicture, 'source'>
  readonly furtherPictures?: readonly GalleryPicture[]
  /** True = a test seller, visible only with the hidden-seller cookie. */
  readonly isHidden?: boolean
  /** Initial popularity before any sales, 0…1000. */
  readonly popularity?: number
  /** Time of creation; absent = now. */
  readonly createdAt?: Date
}

/**
 * A staff member with a role at a seller, or the account by which tables name a person of the office: it has no seller
 * and no way into the cabinet.
 */
export type NewStaff = {
  /** Id of the account; absent = the next one. */
  readonly id?: number
  readonly name: string
  /** Unique id at the bank; a person requires this id or a telephone. */
  readonly bankSubject?: string
  /** Telephone `79XXXXXXXXX`, which allows sign-in by a code. */
  readonly phone?: string
} & (
  | { readonly role: SellerRole; readonly organizationId: number }
  | { readonly role: 'office'; readonly organizationId: null }
)

export interface MemberRef {
  readonly organizationId: number
  readonly staffId: number
}
/** A check that refuses a change of a person, given their role and the number of the seller's owners. */
export type StaffCheck = (person: { readonly id: number; readonly role: SellerRole }, owners: number) => void

/**
 * Commands for sellers. Each runs in the caller's transaction, locks the seller's row first, refreshes affected read
 * models, and leaves an audit entry. `organizationId` is the scope: commands never affect other sellers. Invalid fields
 * refuse BAD_REQUEST with `errors`; an unknown seller refuses NOT_FOUND.
 */
export interface SellerCommands {
  /**
   * Locks sellers until the end of the transaction, in the order of ids. Every change of a seller's data begins with
   * this call, which serializes the changes of one seller. Throws NOT_FOUND for an unknown seller.
   */
  takeSellers(tx: Executor, organizationIds: readonly number[]): Promise<void>
  /** Creates sellers and returns the ids in their order. */
  createSellers(tx: Executor, author: Author, sellers: readonly NewSeller[]): Promise<number[]>
  createSeller(tx: Executor, author: Author, seller: NewSeller): Promise<number>
  changeSeller(
    tx: Executor,
    author: Author,
    organizationId: number,
    change: Partial<Omit<SellerProfile, 'image'>>,
  ): Promise<void>
  /** Adds, removes, moves or describes pictures; one to ten remain. */
  changePictures(tx: Executor, author: Author, organizationId: number, change: GalleryChange): Promise<void>
  /** All pictures of a seller, the first one first. */
  listPictures(executor: Executor, organizationId: number): Promise<GalleryPicture[]>
  setSchedule(tx: Executor, author: Author, organizationId: number, change: Partial<SellerSchedule>): Promise<void>
  setDocuments(
    tx: Executor,
    author: Author,
    organizationId: number,
    documents: readonly SellerDocument[],
  ): Promise<void>
  /** Documents of one seller in the order they were added. */
  listDocuments(executor: Executor, organizationId: number): Promise<KeptDocument[]>
  addDocument(tx: Executor, author: Author, organizationId: number, document: SellerDocument): Promise<void>
  /** Replaces a document and returns the old one; without a new file the old file stays. Throws NOT_FOUND. */
  replaceDocument(
    tx: Executor,
    author: Author,
    replaced: { readonly organizationId: number; readonly documentId: number },
    document: SellerDocument,
  ): Promise<KeptDocument>
  /** Removes a document and returns it, for deleting its file. */
  removeDocument(
    tx: Executor,
    author: Author,
    document: { readonly organizationId: number; readonly documentId: number },
  ): Promise<KeptDocument>
  setPaymentMethods(
    tx: Executor,
    author: Author,
    organizationId: number,
    methods: readonly PaymentMethod[],
  ): Promise<void>
  /** Replaces all rates: a rate with an id stays, a missing one is deleted. Returns the ids in order. */
  setShippingRates(
    tx: Executor,
    author: Author,
    organizationId: number,
    rates: readonly (NewShippingRate & { readonly id?: number })[],
  ): Promise<number[]>
  /** Replaces all days off from today on; past ones are deleted. */
  setClosures(tx: Executor, author: Author, organizationId: number, closures: readonly DayRange[]): Promise<void>
  /** Delivery settings, read from the database; null = no such seller. */
  shippingOf(executor: Executor, organizationId: number): Promise<SellerShipping | null>
  /** Number of orders of coming days; days without orders are omitted. */
  loadsOf(executor: Executor, organizationId: number): Promise<SellerLoads>
  openTradePlace(tx: Executor, author: Author, organizationId: number, place: TradePlaceFields): Promise<number>
  changeTradePlace(
    tx: Executor,
    author: Author,
    place: { readonly organizationId: number; readonly tradePlaceId: number },
    change: Partial<TradePlaceFields>,
  ): Promise<void>
  /** Closes a pickup place for new orders; existing orders keep it. */
  closeTradePlace(
    tx: Executor,
    author: Author,
    place: { readonly organizationId: number; readonly tradePlaceId: number },
  ): Promise<void>
  /** Makes a seller visible only with the hidden-seller cookie. */
  hideSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  showSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  enableSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  /** Disables a seller, which removes its pages and products; existing orders are not affected. */
  disableSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  /**
   * Pauses new orders for a time or until the day `till`; null = resumes them. Refuses NOT_FOUND for trades other than
   * farms.
   */
  pauseSales(tx: Executor, author: Author, organizationId: number, asked: AskedPause): Promise<Pause | null>
  /** Locks the sales state until the order's transaction ends. Throws SELLER_PAUSED, SELLER_SUSPENDED. */
  refusePaused(tx: Executor, organizationId: number, now: Date): Promise<void>
  /** Adds staff and returns the ids in the order of the people. */
  addStaff(tx: Executor, author: Author, people: readonly NewStaff[]): Promise<number[]>
  /** Adds a person with an account; an existing member keeps the role. `phone` is stored if the account has none. */
  joinStaff(
    tx: Executor,
    author: Author,
    place: MemberRef & { readonly role: SellerRole; readonly phone?: string },
  ): Promise<void>
  /** Changes a role. Locks the seller, which serializes changes of its owners. */
  changeStaffRole(
    tx: Executor,
    author: Author,
    place: MemberRef & { readonly role: SellerRole; readonly refuse: StaffCheck },
  ): Promise<void>
  /** Ends all permissions of the person at the seller. */
  removeStaff(tx: Executor, author: Author, person: MemberRef & { readonly refuse?: StaffCheck }): Promise<void>
  /** Copies farmers for benchmarks. Returns the first id; the other ids follow. */
  cloneSellers(tx: Executor, clones: number): Promise<number>
}

export interface SellerShipping {
  readonly place: Pick<
    SellerProfile,
    'city' | 'settlement' | 'regionCode' | 'coords' | 'timeZone' | 'withCdek' | 'workWithSubscriptions'
  >
  readonly schedule: SellerSchedule
  /** Rates, the default one first. */
  readonly rates: readonly ShippingRate[]
  /** Days off in order; may contain past ones. */
  readonly closures: readonly DayRange[]
  readonly tradePlaces: readonly TradePlace[]
}

/** Active courier orders of coming days. */
export interface SellerLoads {
  readonly slots: readonly { readonly rateId: number; readonly date: IsoDate; readonly taken: number }[]
  /** Number of orders per day, for all rates together. */
  readonly days: readonly { readonly date: IsoDate; readonly taken: number }[]
}

/** Read models of sellers and products, refreshed in the transaction of each change. */
export interface ReadModels {
  refreshProducts(tx: Executor, productIds: readonly number[]): Promise<void>
  /** Refreshes all products of the sellers, whose cards contain the seller's name and place. */
  refreshSellers(tx: Executor, organizationIds: readonly number[]): Promise<void>
  /** Refreshes all products in the categories and their subcategories. */
  refreshCategories(tx: Executor, categoryIds: readonly number[]): Promise<void>
}

export interface SellersService extends SellerCommands, SuspensionCommands, PaperCommands, SellerSnapshots {
  /** A seller; null = unknown or disabled. */
  sellerOf(organizationId: number): Promise<Seller | null>
  /**
   * Invalidates a cached seller (null = all sellers). Announcements arrive a moment later, so responses with a seller
   * changed in the same request require this call.
   */
  forget(organizationId?: number | null): void
}
