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
import type { PauseEnd, ShownPauseReason } from '@okolitsa/domain/sellers/pause.ts'
import type { SellerSummary, TradePlace } from '../../supply/sellers/ports.ts'
import type { CarrierPoint } from './carrier.ts'
import type { DeliveryPlace, NamedPlace, PlacesMeant } from './places.ts'
import type { MethodCode, ServiceableSellers } from './serviceable.ts'

export type { SellerSummary, TradePlace } from '../../supply/sellers/ports.ts'
export * from './carrier.ts'
export type * from './places.ts'
export type { ListedSellers, MethodCode, ServiceableSellers } from './serviceable.ts'

/** A day with its hours in the seller's time zone. */
export interface DeliverySlot extends SlotHours {
  readonly date: IsoDate
}

/** Price and time of one parcel by one of the carrier's tariffs. */
export interface CarrierQuote {
  readonly tariffCode: number
  /** Where the customer receives the parcel: at an office or at the door. */
  readonly end: ParcelEnd
  readonly price: Kopecks
  /** Minimum and maximum calendar days of transport. */
  readonly daysMin: number
  readonly daysMax: number
}

/** A delivery method of one seller at one place. Pickup: one entry per trade place; CDEK: one per end of the route. */
export interface OfferedMethod {
  readonly methodCode: MethodCode
  readonly title: string
  /** Price below the free-delivery sum; 0 for pickup. */
  readonly price: Kopecks
  readonly minOrderSum: Kopecks
  /** Sum from which delivery is free; null = never free (or always, when the price is 0). */
  readonly freeDeliverySum: Kopecks | null
  readonly minOrderSumForSubscribers: Kopecks
  readonly freeDeliverySumForSubscribers: Kopecks | null
  /** Rate of the courier; null for other methods. */
  readonly shippingRateId: number | null
  /** Place of pickup; null for other methods. */
  readonly tradePlace: TradePlace | null
  /** Quote of CDEK; null for other methods. */
  readonly carrier: Omit<CarrierQuote, 'price'> | null
  /** Possible dates, soonest first; empty = the method reaches the place, but has no date. */
  readonly dates: readonly DeliverySlot[]
  /** Reason for no dates; null = there are some. */
  readonly noDates: NoPromiseReason | null
  /** True = the courier covers a part of the possible location, so a map point is required (`POINT_NEEDED`). */
  readonly needsPoint: boolean
}

/** Current offer of one seller at one place. */
export interface DeliveryOffer {
  readonly organizationId: number
  readonly timeZone: string
  readonly workWithSubscriptions: boolean
  readonly methods: readonly OfferedMethod[]
  /** True = the carrier may deliver too; `wholeOfferAt` returns its price and days, slowly. */
  readonly sendsByCarrier: boolean
  /** Days of transport of the seller's own courier. */
  readonly ownDays: number
  /** Maximum days of transport of the carrier; null = no transport, or unknown. */
  readonly carrierDays: number | null
  /** The nearest office, when the seller uses the carrier and no office is near; null otherwise. */
  readonly nearestPoint: { readonly city: string; readonly km: number } | null
  /** True = a method exists, but its transport takes too long for the goods. */
  readonly isTooLong: boolean
  /** Pause of new orders; null = none. */
  readonly pause: { readonly until: PauseEnd | null; readonly reason: ShownPauseReason | null } | null
  /** True = the carrier did not answer, so its delivery is unknown. */
  readonly isCarrierSilent: boolean
  /** The soonest date of all methods; a method that needs a point is used only when no other has a date. */
  readonly nearest: (DeliverySlot & { readonly methodCode: MethodCode; readonly needsPoint: boolean }) | null
}

/** A question about a seller's delivery to a place; without `wayDays` it ignores the storage life of the goods. */
export interface DeliveryQuestion extends Partial<Readiness> {
  readonly organizationId: number
  readonly location: DeliveryPlace
  readonly now: Date
}

export interface CarrierOfferQuestion extends DeliveryQuestion {
  /** Weight of the whole parcel, grams (domain/delivery/parcel.ts); absent = the goods are unknown. */
  readonly parcelGrams?: number
}

/** The carrier's offer for an order, requested before the transaction begins. */
export interface CarrierOffer {
  readonly parcelGrams: number
  /** Quotes, one for each kind of destination. */
  readonly quotes: readonly CarrierQuote[]
  /** The chosen office; null = delivery to the door. */
  readonly point: CarrierPoint | null
}

export interface QuoteQuestion extends DeliveryQuestion {
  readonly methodCode: MethodCode
  /** Pickup place; required for pickup. */
  readonly tradePlaceId?: number | null
  /** The carrier's offer; required for CDEK. Null = not offered. */
  readonly carrierOffer?: CarrierOffer | null
  /** Chosen day; null = only the price is computed, since the time is promised separately (a dinner). */
  readonly date: IsoDate | null
  /** Sum of the goods after all discounts. */
  readonly goodsSum: Kopecks
  /** True = an active subscription, which applies only at participating sellers. */
  readonly isSubscriber: boolean
  /** True = a free delivery of the subscription pays for the courier. */
  readonly useFreeDelivery?: boolean
}

/** A price and a promise, or a refusal. */
export type Quote =
  | (SlotHours & {
      readonly ok: true
      readonly price: Kopecks
      /** True = the subscription pays for the delivery; false when it is free in any case. */
      readonly usesFreeDelivery: boolean
      /** Delivery price paid by the subscription. */
      readonly saved: Kopecks
      readonly date: IsoDate
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
  /** The transport time is too long for some of the goods. */
  | {
      readonly ok: false
      readonly code: 'GOODS_WILL_NOT_LAST'
      readonly facts: { readonly kind: WayKind; readonly days: number }
    }
  /** Available days, or the reason why there are none. */
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

/** A question about a placed order with other goods. */
export interface RequoteQuestion extends Omit<Readiness, 'wayDays'> {
  readonly organizationId: number
  readonly location: DeliveryPlace
  readonly now: Date
  readonly methodCode: MethodCode
  readonly tradePlaceId: number | null
  /** Rate of the courier; null = the seller's general schedule. */
  readonly shippingRateId: number | null
  readonly date: IsoDate
  /** Promised days of the carrier; 0 without a carrier. */
  readonly carrierDays: number
  /** Sum of the goods before the change, after special prices. */
  readonly goodsBefore: Kopecks
  readonly goodsAfter: Kopecks
}
/** An order for a day, considered from `now` on. */
export type CutOffQuestion = Pick<
  RequoteQuestion,
  'organizationId' | 'now' | 'methodCode' | 'tradePlaceId' | 'shippingRateId' | 'date' | 'carrierDays'
> & { readonly until: Date }
export interface Requote {
  /** True = before the cutoff of its day. */
  readonly isInTime: boolean
  /** Change of the delivery price (may be negative), kopecks. */
  readonly priceChange: number
  /** Sum missing to the seller's minimum after the change; 0 = none is missing. */
  readonly missing: Kopecks
}

/** A question about a placed order with another day or place. */
export interface RearrangeQuestion extends Omit<RequoteQuestion, 'goodsBefore' | 'goodsAfter'> {
  /** Sum of the goods after special prices. */
  readonly goods: Kopecks
  readonly to: { readonly date: IsoDate; readonly location: DeliveryPlace }
}
export interface Rearrangement {
  /** True = before the cutoff of its current day. */
  readonly isInTime: boolean
  /** Possible days, including the current one before its cutoff. */
  readonly dates: readonly DeliverySlot[]
  /** Rate of the courier there; null = not delivered by courier. */
  readonly shippingRateId: number | null
  /** Change of the delivery price (may be negative), kopecks. */
  readonly priceChange: number
  /** Reason why delivery there is impossible; null = possible. */
  readonly obstacle: {
    readonly code: 'UNAVAILABLE_AT_USER_AREA' | 'POINT_NEEDED' | 'POINT_ELSEWHERE' | 'MIN_SUM_NOT_REACHED'
    readonly missing: Kopecks
  } | null
}

export interface ShownSellers {
  /** A displayed seller; null = closed, hidden, or of another site. */
  get(id: number): ShownSeller | null
}
export type ShownSeller = SellerSummary & { readonly id: ShownSellerId }

/** Delivery for other modules, computed in memory from sellers that are reloaded after changes. */
export interface DeliveryService extends PlacesMeant {
  /** True = the coordinates are near the named settlement. */
  isPlausible(place: DeliveryPlace): boolean
  carrierAt(place: DeliveryPlace): Promise<CarrierAt>
  /** Sellers of the site that reach the place. */
  sellersAt(scope: SiteScope, location: DeliveryPlace): Promise<ServiceableSellers>
  /** Sellers that promise a delivery on at least one of the days, by the methods of those days. */
  narrowToDates(
    serviceable: ServiceableSellers,
    location: DeliveryPlace,
    dates: readonly IsoDate[],
    now: Date,
  ): Promise<ServiceableSellers>
  /**
   * Number of sellers (of `among`) that promise each of the next 14 days, in order; days without sellers are omitted.
   */
  countByDate(
    serviceable: ServiceableSellers,
    location: DeliveryPlace,
    now: Date,
    among: ReadonlySet<number>,
  ): Promise<readonly { date: IsoDate; count: number }[]>
  /** Default town of a seller; null = none. */
  shippingCityOf(organizationId: number): Promise<Location | null>
  /** Enabled sellers of the site. */
  shownSellers(scope: SiteScope): Promise<ShownSellers>
  /** Enabled sellers by id, on all sites. */
  sellers(scope: AllScope): Promise<ReadonlyMap<number, SellerSummary>>
  /** Approximate outline of a region or a town; null = unknown. */
  outlineOf(place: NamedPlace): Extract<Area, { kind: 'radius' | 'polygon' }> | null
  /** Days of each rate, including full ones; null = unknown or disabled seller. */
  courierDays(organizationId: number, now: Date): Promise<ReadonlyMap<number, readonly DeliverySlot[]> | null>
  /** The offer for a question; null = unknown or disabled seller. */
  offerAt(question: DeliveryQuestion): Promise<DeliveryOffer | null>
  /** Offers for several questions of a list; null for unknown or disabled sellers. */
  offersAt(questions: readonly DeliveryQuestion[]): Promise<readonly (DeliveryOffer | null)[]>
  /** The offer with the carrier's methods. May call the carrier, so lists do not use it. */
  wholeOfferAt(question: CarrierOfferQuestion): Promise<DeliveryOffer | null>
  /**
   * The carrier's offer for an order; null = no transport, a failure, or an unknown office. May take seconds, so it
   * must not be called inside a transaction.
   */
  askCarrier(
    question: Required<Pick<CarrierOfferQuestion, 'organizationId' | 'location' | 'parcelGrams' | 'wayDays'>> & {
      readonly pointCode: string | null
    },
  ): Promise<CarrierOffer | null>
  quote(question: QuoteQuestion): Promise<Quote>
  /** Time when the seller stops accepting orders for this day; at most `until`, also for an unknown seller. */
  cutOffOf(question: CutOffQuestion): Promise<Date>
  /** Effect of other goods on the delivery of a placed order; null = unknown or disabled seller. */
  requote(question: RequoteQuestion): Promise<Requote | null>
  /**
   * Effect of another day or place on a placed order; null = unknown or disabled seller. A parcel of the carrier has no
   * other days.
   */
  rearrange(question: RearrangeQuestion): Promise<Rearrangement | null>
}

/** Fields that determine a seller's default town. */
export interface ShippingSeller {
  readonly coords: Coordinates
  readonly rates: readonly {
    readonly isDefault: boolean
    readonly areas: readonly { readonly area: Area }[]
  }[]
}
