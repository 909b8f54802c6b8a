import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CarrierAt } from '@okolitsa/domain/delivery/carrier-town.ts'
import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { NoPromiseReason } from '@okolitsa/domain/delivery/promise.ts'
import type { Readiness } from '@okolitsa/domain/delivery/readiness.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { WayKind } from '@okolitsa/domain/delivery/way-days.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { AllScope, ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PauseEnd, PauseReason } from '@okolitsa/domain/sellers/pause.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { SellerSummary, TradePlace } from '../../supply/sellers/ports.ts'
import type { CarrierPoint } from './carrier.ts'
import type { DeliveryPlace, NamedPlace, PlacesMeant } from './places.ts'
import type { MethodCode, ServiceableSellers } from './serviceable.ts'

export type { SellerSummary, TradePlace } from '../../supply/sellers/ports.ts'
export * from './carrier.ts'
export type * from './places.ts'
export type { MethodCode, ServiceableSellers } from './serviceable.ts'

/** A day and its hours in the seller's time zone. */
export interface DeliverySlot extends SlotHours {
  readonly date: IsoDate
}

/** What the carrier takes for one parcel by one of its tariffs and how long it carries it. */
export interface CarrierQuote {
  readonly tariffCode: number
  /** Where the visitor gets the parcel. */
  readonly end: ParcelEnd
  readonly price: Kopecks
  /** Calendar days on the way. */
  readonly daysMin: number
  readonly daysMax: number
}

/** One way to get an order of one seller at one place. Pickup: one entry per trade place; CDEK: one per end of the way. */
export interface OfferedMethod {
  readonly methodCode: MethodCode
  readonly title: string
  /** Below the free sum; zero for pickup. */
  readonly price: Kopecks
  readonly minOrderSum: Kopecks
  /** Null = never free (or always, when the price is zero). */
  readonly freeDeliverySum: Kopecks | null
  readonly minOrderSumForSubscribers: Kopecks
  readonly freeDeliverySumForSubscribers: Kopecks | null
  /** Courier only. */
  readonly shippingRateId: number | null
  /** Pickup only. */
  readonly tradePlace: TradePlace | null
  /** CDEK only. */
  readonly carrier: Omit<CarrierQuote, 'price'> | null
  /** Honest dates, soonest first; empty = the method reaches the place but no date can be promised. */
  readonly dates: readonly DeliverySlot[]
  /** Why no date can be promised; null = there are some. */
  readonly noDates: NoPromiseReason | null
  /**
   * Courier only: it comes to a part of where the place may be, so the visitor points at the map first (`POINT_NEEDED`).
   */
  readonly needsPoint: boolean
}

/** Everything one seller offers at one place now. */
export interface DeliveryOffer {
  readonly organizationId: number
  readonly timeZone: string
  readonly workWithSubscriptions: boolean
  readonly methods: readonly OfferedMethod[]
  /** The carrier may bring it, too; its price and days are asked apart (`wholeOfferAt`), as that is slow. */
  readonly sendsByCarrier: boolean
  /** Days of the seller's own courier on its way. */
  readonly ownDays: number
  /** Days of the carrier at most; null = it does not go there, or nobody knows. */
  readonly carrierDays: number | null
  /** The seller sends by the carrier, which has no point near; null = otherwise. */
  readonly nearestPoint: { readonly city: string; readonly km: number } | null
  /** Some way comes there, and the goods asked about would not last on it. */
  readonly isTooLong: boolean
  /** No orders are taken now; null = they are. */
  readonly pause: { readonly until: PauseEnd | null; readonly reason: PauseReason | null } | null
  /** The carrier was asked and did not answer: whether it would bring it nobody knows. */
  readonly isCarrierSilent: boolean
  /** Of the soonest date over all methods; one that needs a point only when no other has a date. */
  readonly nearest: (DeliverySlot & { readonly methodCode: MethodCode; readonly needsPoint: boolean }) | null
}

/** Without `wayDays` the question is about the seller, whatever the goods. */
export interface DeliveryQuestion extends Partial<Readiness> {
  readonly organizationId: number
  readonly location: DeliveryPlace
  readonly now: Date
}

/** A question about the carrier's ways, too. */
export interface CarrierOfferQuestion extends DeliveryQuestion {
  /** The whole parcel (domain/delivery/parcel.ts); absent = the basket is not known. */
  readonly parcelGrams?: number
}

/** What the carrier takes for an order, asked before the transaction that writes it. */
export interface CarrierOffer {
  readonly parcelGrams: number
  /** One for each end of the way. */
  readonly quotes: readonly CarrierQuote[]
  /** The point that was chosen; null = brought home. */
  readonly point: CarrierPoint | null
}

export interface QuoteQuestion extends DeliveryQuestion {
  readonly methodCode: MethodCode
  /** Needed for pickup. */
  readonly tradePlaceId?: number | null
  /** Needed for CDEK; null = it is not offered. */
  readonly carrierOffer?: CarrierOffer | null
  /** Null = any: the price alone is asked, the time is promised elsewhere (a dinner). */
  readonly date: IsoDate | null
  /** After all discounts on goods. */
  readonly goodsSum: Kopecks
  /** Has an active subscription; counts only at a seller who works with subscriptions. */
  readonly isSubscriber: boolean
  /** A free delivery of the subscription is to pay for the courier. */
  readonly useFreeDelivery?: boolean
}

/** A price and a promise, or why not. */
export type Quote =
  | (SlotHours & {
      readonly ok: true
      readonly price: Kopecks
      /** The price is nothing because the subscription pays; false where it would be nothing anyway. */
      readonly usesFreeDelivery: boolean
      /** What it pays instead of the customer. */
      readonly saved: Kopecks
      readonly date: IsoDate
      /** What is offered besides. */
      readonly otherDates: readonly IsoDate[]
      readonly timeZone: string
      readonly shippingRateId: number | null
      readonly tradePlace: TradePlace | null
      readonly carrier: { readonly tariff: Omit<CarrierQuote, 'price'>; readonly point: CarrierPoint | null } | null
    })
  | QuoteRefusal
export type QuoteRefusal =
  | {
      readonly ok: false
      readonly code:
        | 'UNAVAILABLE_AT_USER_AREA'
        | 'SHIPPING_METHOD_UNAVAILABLE'
        | 'POINT_NEEDED'
        | 'POINT_ELSEWHERE'
        | 'NO_FREE_SHIPPING_AVAILABLE'
    }
  /** The way takes so many days, which some of the goods do not bear. */
  | {
      readonly ok: false
      readonly code: 'GOODS_WILL_NOT_LAST'
      readonly facts: { readonly kind: WayKind; readonly days: number }
    }
  /** The days that are offered, or why there is none. */
  | {
      readonly ok: false
      readonly code: 'DELIVERY_DATE_UNAVAILABLE'
      readonly facts: { readonly dates: IsoDate[]; readonly reason?: string }
    }
  | {
      readonly ok: false
      readonly code: 'MIN_SUM_NOT_REACHED'
      readonly facts: { readonly minOrderSum: Kopecks; readonly missing: Kopecks }
    }

/** An order that is placed already, with other goods in it. */
export interface RequoteQuestion extends Omit<Readiness, 'wayDays'> {
  readonly organizationId: number
  readonly location: DeliveryPlace
  readonly now: Date
  readonly methodCode: MethodCode
  readonly tradePlaceId: number | null
  /** The rate by which the courier brings it; null = as the seller delivers otherwise. */
  readonly shippingRateId: number | null
  readonly date: IsoDate
  /** Days the carrier was promised to take; 0 without one. */
  readonly carrierDays: number
  /** After special prices. */
  readonly goodsBefore: Kopecks
  readonly goodsAfter: Kopecks
}
/** An order for a day: looked at from `now` on. */
export type CutOffQuestion = Pick<
  RequoteQuestion,
  'organizationId' | 'now' | 'methodCode' | 'tradePlaceId' | 'shippingRateId' | 'date' | 'carrierDays'
> & { readonly until: Date }
export interface Requote {
  /** The cut-off for its day is not over. */
  readonly isInTime: boolean
  /** What delivery costs more (or less, below nothing) than before, kopecks. */
  readonly priceChange: number
  /** What the goods lack to the seller's minimum because of the change; zero = they do not. */
  readonly missing: Kopecks
}

/** An order that is placed already, on another day or elsewhere. */
export interface RearrangeQuestion extends Omit<RequoteQuestion, 'goodsBefore' | 'goodsAfter'> {
  /** After special prices. */
  readonly goods: Kopecks
  readonly to: { readonly date: IsoDate; readonly location: DeliveryPlace }
}
export interface Rearrangement {
  /** The cut-off of the day it has now is not over. */
  readonly isInTime: boolean
  /** Days it may be brought on instead, its own among them while there is time. */
  readonly dates: readonly DeliverySlot[]
  /** The rate by which it would be brought; null = not by a courier. */
  readonly shippingRateId: number | null
  /** What delivery costs more (or less, below nothing) there, kopecks. */
  readonly priceChange: number
  /** Why it can not be brought there. */
  readonly obstacle: {
    readonly code: 'UNAVAILABLE_AT_USER_AREA' | 'POINT_NEEDED' | 'POINT_ELSEWHERE' | 'MIN_SUM_NOT_REACHED'
    readonly missing: Kopecks
  } | null
}

export interface ShownSellers {
  /** Null = closed, hidden, or of another site. */
  get(id: number): ShownSeller | null
}
export type ShownSeller = SellerSummary & { readonly id: ShownSellerId }

/** What other modules may ask delivery; answers come from memory (reloaded when sellers change). */
export interface DeliveryService extends PlacesMeant {
  /** The coordinates may be of where the place says it is. */
  isPlausible(place: DeliveryPlace): boolean
  /** Whether the carrier serves a place. */
  carrierAt(place: DeliveryPlace): Promise<CarrierAt>
  /** Who reaches the place, of those whom the site shows. */
  sellersAt(scope: SiteScope, location: DeliveryPlace): Promise<ServiceableSellers>
  /** The part of `reach` that promises a delivery on at least one of the days, by the ways of those days. */
  narrowToDates(
    serviceable: ServiceableSellers,
    location: DeliveryPlace,
    dates: readonly IsoDate[],
    now: Date,
  ): Promise<ServiceableSellers>
  /** How many sellers of `reach` and `among` promise each of the next 14 days, in order; days without are left out. */
  countByDate(
    serviceable: ServiceableSellers,
    location: DeliveryPlace,
    now: Date,
    among: ReadonlySet<number>,
  ): Promise<readonly { date: IsoDate; count: number }[]>
  /** Where a seller ships by default; null = nowhere in particular. */
  shippingCityOf(organizationId: number): Promise<Location | null>
  /** Enabled sellers that the site shows. */
  shownSellers(scope: SiteScope): Promise<ShownSellers>
  /** Enabled sellers by id, wherever they are shown. */
  sellers(scope: AllScope): Promise<ReadonlyMap<number, SellerSummary>>
  /** Roughly where a region or a town lies on the map; null = it is not known. */
  outlineOf(place: NamedPlace): Extract<Area, { kind: 'radius' | 'polygon' }> | null
  /** When the courier goes by each rate, whether there is room or not; null = unknown or disabled seller. */
  courierDays(organizationId: number, now: Date): Promise<ReadonlyMap<number, readonly DeliverySlot[]> | null>
  /** Null = unknown or disabled seller. */
  offerAt(question: DeliveryQuestion): Promise<DeliveryOffer | null>
  /** Several offers at once, for lists; sellers that are unknown or disabled are left out. */
  offersAt(questions: readonly DeliveryQuestion[]): Promise<readonly (DeliveryOffer | null)[]>
  /** The offer with the carrier's ways at its end. The carrier may be asked, so lists never call this. */
  wholeOfferAt(question: CarrierOfferQuestion): Promise<DeliveryOffer | null>
  /**
   * What the carrier takes for an order; null = it does not carry it there, is down, or has no such point. May take
   * seconds: never inside a transaction.
   */
  askCarrier(
    question: Required<Pick<CarrierOfferQuestion, 'organizationId' | 'location' | 'parcelGrams' | 'wayDays'>> & {
      readonly pointCode: string | null
    },
  ): Promise<CarrierOffer | null>
  quote(question: QuoteQuestion): Promise<Quote>
  /**
   * When, `until` at the latest, the seller stops to take orders for this day. `until` too for whom nothing is known of.
   */
  cutOffOf(question: CutOffQuestion): Promise<Date>
  /** Null = unknown or disabled seller. */
  requote(question: RequoteQuestion): Promise<Requote | null>
  /** Null = unknown or disabled seller. A parcel of the carrier has no other days. */
  rearrange(question: RearrangeQuestion): Promise<Rearrangement | null>
}

/** The fields that decide where a seller ships by default. */
export interface ShippingSeller {
  readonly coords: Coordinates
  readonly rates: readonly {
    readonly isDefault: boolean
    readonly areas: readonly { readonly area: Area }[]
  }[]
}

/** Who lists goods in the catalogue, as its read models know. */
export interface ListedSellers {
  /** Sellers that list something in one of the categories. */
  sellersInCategories(executor: Executor, categoryIds: readonly number[]): Promise<ReadonlySet<number>>
}
