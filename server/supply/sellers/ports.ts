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

/** What lists need of a seller, kept in memory. */
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
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

/** Where a seller hands orders over. */
export interface TradePlace {
  readonly id: number
  readonly title: string
  readonly address: string
  readonly city: string
  readonly regionCode: string
  readonly coords: Coordinates
  readonly hours: readonly { readonly weekdays: readonly number[]; readonly from: string; readonly to: string }[]
  /** Open on these days only: a stand at a fair; null = every week. */
  readonly days: DayRange | null
}

/** When the courier goes by one rate. */
export interface RateTrips {
  readonly schedule: DeliverySchedule
  /** Equal for equal trips. */
  readonly scheduleKey: string
  /** Days on which nothing more is brought by this rate: the slot is full, or the whole car. */
  readonly fullDays: ReadonlySet<IsoDate>
  /** Days whose slot is full. */
  readonly fullSlots: ReadonlySet<IsoDate>
}

/** A seller with how it delivers. */
export interface Seller extends SellerSummary {
  readonly schedule: DeliverySchedule
  /** Equal for sellers with the same schedule and full days, so that a promise is counted once for all of them. */
  readonly scheduleKey: string
  /** Days on which the own courier can bring nothing more. */
  readonly fullDays: ReadonlySet<IsoDate>
  /** By rate: those with days of their own or with full slots. By the others the courier goes as the seller says. */
  readonly trips: ReadonlyMap<number, RateTrips>
  /** Sends parcels by the carrier, too: to any place the carrier goes. */
  readonly hasCarrier: boolean
  /** Where its parcels begin their way. */
  readonly place: Pick<Location, 'city' | 'settlement' | 'regionCode' | 'coords' | 'precision'>
  readonly rates: readonly ShippingRate[]
  readonly tradePlaces: readonly TradePlace[]
}

/** All enabled sellers at one moment; whoever is as in the one before is the same object. */
export interface SellerSnapshot {
  /** Grows with every reading. */
  readonly version: number
  readonly byId: ReadonlyMap<number, Seller>
}

/** Sellers as this node keeps them in memory. */
export interface SellerSnapshots {
  current(): Promise<SellerSnapshot>
}

export interface NewSeller {
  /** Absent = the next one. */
  readonly id?: number
  readonly profile: SellerProfile
  readonly schedule: SellerSchedule
  readonly documents: readonly SellerDocument[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly rates: readonly NewShippingRate[]
  readonly tradePlaces: readonly TradePlaceFields[]
  /** What is seen on the first picture, which is in the profile, and the pictures after it. */
  readonly seen?: Omit<GalleryPicture, 'source'>
  readonly furtherPictures?: readonly GalleryPicture[]
  /** A test seller: seen only with the hidden-seller cookie. */
  readonly isHidden?: boolean
  /** Where it stands among others before anything was sold; 0…1000. */
  readonly popularity?: number
  /** Absent = now. */
  readonly createdAt?: Date
}

/** Somebody in a role at a seller, or an administrator of the marketplace, who is said to be one. */
export type NewStaff = {
  /** Absent = the next one. */
  readonly id?: number
  readonly name: string
  /** How the bank names the person, whom nobody else may be named as; a person has this or a telephone. */
  readonly bankSubject?: string
  /** `79XXXXXXXXX`: a code sent there lets in, too. */
  readonly phone?: string
} & (
  | { readonly role: SellerRole; readonly organizationId: number }
  | { readonly role: 'administrator'; readonly organizationId: null }
)

/** Somebody at a seller. */
export interface MemberRef {
  readonly organizationId: number
  readonly staffId: number
}
/** The same, or an administrator (`organizationId` null). */
export interface StaffRef {
  readonly organizationId: number | null
  readonly staffId: number
}
/** Refuses a change of a person when their role and the number of the seller's owners are known. */
export type StaffCheck = (person: { readonly id: number; readonly role: SellerRole }, owners: number) => void

/**
 * The commands that change sellers. Each runs in the caller's transaction, takes the seller's row first, refreshes the
 * catalogue's read models where they show what changed, and leaves an audit entry. `organizationId` is the scope:
 * nothing of another seller is ever touched. A mistake in the fields refuses BAD_REQUEST with `errors`; a seller who is
 * not there refuses NOT_FOUND.
 */
export interface SellerCommands {
  /**
   * Takes sellers until the end of the transaction, in the order of their ids: whoever changes what is theirs begins here,
   * so that two changes of one seller follow one another. Throws NOT_FOUND when one is not there.
   */
  takeSellers(tx: Executor, organizationIds: readonly number[]): Promise<void>
  /** Answers the ids in the order of the sellers. */
  createSellers(tx: Executor, author: Author, sellers: readonly NewSeller[]): Promise<number[]>
  createSeller(tx: Executor, author: Author, seller: NewSeller): Promise<number>
  changeSeller(
    tx: Executor,
    author: Author,
    organizationId: number,
    change: Partial<Omit<SellerProfile, 'image'>>,
  ): Promise<void>
  /** Adds, removes, moves or describes pictures; one always stays, and there are ten at most. */
  changePictures(tx: Executor, author: Author, organizationId: number, change: GalleryChange): Promise<void>
  /** All pictures of a seller, the first one first. */
  listPictures(executor: Executor, organizationId: number): Promise<GalleryPicture[]>
  setSchedule(tx: Executor, author: Author, organizationId: number, change: Partial<SellerSchedule>): Promise<void>
  /** The whole list, in place of the one before. */
  setDocuments(
    tx: Executor,
    author: Author,
    organizationId: number,
    documents: readonly SellerDocument[],
  ): Promise<void>
  /** Of one seller, in the order they were added. */
  listDocuments(executor: Executor, organizationId: number): Promise<KeptDocument[]>
  addDocument(tx: Executor, author: Author, organizationId: number, document: SellerDocument): Promise<void>
  /** Answers what it stood in place of: without a new file the old one goes on with the new paper. Throws NOT_FOUND. */
  replaceDocument(
    tx: Executor,
    author: Author,
    replaced: { readonly organizationId: number; readonly documentId: number },
    document: SellerDocument,
  ): Promise<KeptDocument>
  /** Answers what was taken out: its file is read by nobody any more. */
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
  /** The whole list: a rate with an id stays the same rate, one that is missing goes. Answers the ids in their order. */
  setShippingRates(
    tx: Executor,
    author: Author,
    organizationId: number,
    rates: readonly (NewShippingRate & { readonly id?: number })[],
  ): Promise<number[]>
  /** Days off from today on, the whole list; those that are over are forgotten. */
  setClosures(tx: Executor, author: Author, organizationId: number, closures: readonly DayRange[]): Promise<void>
  /** How a seller delivers, read anew; null = there is no such seller. */
  shippingOf(executor: Executor, organizationId: number): Promise<SellerShipping | null>
  /** How many orders coming days have; days without are left out. */
  loadsOf(executor: Executor, organizationId: number): Promise<SellerLoads>
  openTradePlace(tx: Executor, author: Author, organizationId: number, place: TradePlaceFields): Promise<number>
  changeTradePlace(
    tx: Executor,
    author: Author,
    place: { readonly organizationId: number; readonly tradePlaceId: number },
    change: Partial<TradePlaceFields>,
  ): Promise<void>
  /** Nobody is sent there any more; orders that were keep it. */
  closeTradePlace(
    tx: Executor,
    author: Author,
    place: { readonly organizationId: number; readonly tradePlaceId: number },
  ): Promise<void>
  /** Only those with the hidden-seller cookie see it. */
  hideSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  showSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  /** It sells again, as it did before. */
  enableSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  /** Nothing of it is sold or shown; orders that are under way go on. */
  disableSeller(tx: Executor, author: Author, organizationId: number): Promise<void>
  /** No new orders for so long, or `till` a day ahead; null = they are taken again. NOT_FOUND of whoever is no farm. */
  pauseSales(tx: Executor, author: Author, organizationId: number, asked: AskedPause): Promise<Pause | null>
  /** For whoever makes an order: holds the seller's sales as they are until its end. Throws SELLER_PAUSED. */
  refusePaused(tx: Executor, organizationId: number, now: Date): Promise<void>
  /** Answers the ids in the order of the people. */
  addStaff(tx: Executor, author: Author, people: readonly NewStaff[]): Promise<number[]>
  /** A place for somebody with an account; who works there already keeps their role. A `phone` is theirs if they had none. */
  joinStaff(
    tx: Executor,
    author: Author,
    place: MemberRef & { readonly role: SellerRole; readonly phone?: string },
  ): Promise<void>
  /** Takes the seller, so that two changes of its owners follow one another. */
  changeStaffRole(
    tx: Executor,
    author: Author,
    place: MemberRef & { readonly role: SellerRole; readonly refuse: StaffCheck },
  ): Promise<void>
  /** The person can do nothing there from now on. */
  removeStaff(tx: Executor, author: Author, person: StaffRef & { readonly refuse?: StaffCheck }): Promise<void>
  /** Bulk load for benchmarks: copies of the farmers that are there. Answers the first id; the others follow it. */
  cloneSellers(tx: Executor, clones: number): Promise<number>
}

/** How a seller delivers, as its people arrange it. */
export interface SellerShipping {
  readonly place: Pick<SellerProfile, 'city' | 'settlement' | 'regionCode' | 'coords' | 'timeZone' | 'withCdek'>
  readonly schedule: SellerSchedule
  /** The default one first. */
  readonly rates: readonly ShippingRate[]
  /** In their order; those that are over may stand among them. */
  readonly closures: readonly DayRange[]
  readonly tradePlaces: readonly TradePlace[]
}

/** Live courier orders of coming days. */
export interface SellerLoads {
  readonly slots: readonly { readonly rateId: number; readonly date: IsoDate; readonly taken: number }[]
  /** By all rates together. */
  readonly days: readonly { readonly date: IsoDate; readonly taken: number }[]
}

/** A paper of a seller as it is kept. */
export interface KeptDocument extends Required<SellerDocument> {
  readonly id: number
}

/** What is made of sellers and products and follows each change in the same transaction. */
export interface ReadModels {
  refreshProducts(tx: Executor, productIds: readonly number[]): Promise<void>
  /** All products of the sellers: their cards carry the seller's name and place. */
  refreshSellers(tx: Executor, organizationIds: readonly number[]): Promise<void>
  /** All products in the categories and below them. */
  refreshCategories(tx: Executor, categoryIds: readonly number[]): Promise<void>
}

/** What other modules may ask of sellers. */
export interface SellersService extends SellerCommands, SellerSnapshots {
  /** Null = unknown or disabled. */
  sellerOf(organizationId: number): Promise<Seller | null>
  /**
   * What is remembered of a seller (null = of all) is read again at the next question. Nodes hear of a change by
   * themselves, a moment later: it is for whoever answers with a seller they have just committed.
   */
  forget(organizationId?: number | null): void
}
