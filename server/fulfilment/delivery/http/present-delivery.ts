import type { DeliveryInfo, PickupPoint, ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { rateForSum, ratesAt, type ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import type { DeliveryOffer, DeliveryPlace, MethodCode, OfferedMethod, TradePlace } from '../ports.ts'

const roublesOrNull = (sum: Kopecks | null) => (sum === null ? null : toRoubles(sum))
const CARRIER_CODES = { courier: 'carriershipping', pickup: 'seller_pickup', cdek: 'cdek_carrier' } as const

export const presentTradePlace = (place: TradePlace) => ({
  ...place,
  coords: { ...place.coords },
  hours: place.hours.map((hours) => ({ ...hours, weekdays: [...hours.weekdays] })),
  days: place.days && { ...place.days },
})

export const presentRate = (rate: ShippingRate) => ({
  id: rate.id,
  title: rate.title,
  price: toRoubles(rate.price),
  minOrderSum: toRoubles(rate.minOrderSum),
  freeDeliverySum: roublesOrNull(rate.freeDeliverySum),
  freeDeliverySumForSubscribers: roublesOrNull(rate.freeDeliverySumForSubscribers ?? rate.freeDeliverySum),
  isDefault: rate.isDefault,
})

/** Delivery methods at the place, including the carrier before its price is known. */
export const methodCodesOf = ({ methods, sendsByCarrier }: DeliveryOffer): MethodCode[] => [
  ...new Set([...methods.map((method) => method.methodCode), ...(sendsByCarrier ? (['cdek'] as const) : [])]),
]

export function presentDeliveryInfo(
  seller: Seller,
  place: DeliveryPlace,
  offer: DeliveryOffer,
  doubtMetres: number,
): DeliveryInfo {
  const here = rateForSum(ratesAt(seller.rates, place, doubtMetres), ZERO, false)
  const standard = seller.rates.find((rate) => rate.isDefault) ?? seller.rates[0]
  return {
    id: seller.id,
    shippingRates: seller.rates.map(presentRate),
    shippingAreaInUserLocation: here && {
      shippingRateId: here.rate.id,
      price: toRoubles(here.rate.price),
      minOrderSum: toRoubles(here.rate.minOrderSum),
      minOrderSumForSubscribers: toRoubles(here.minOrderSumForSubscribers),
      freeDeliverySum: roublesOrNull(here.rate.freeDeliverySum),
      freeDeliverySumForSubscribers: roublesOrNull(here.freeDeliverySumForSubscribers),
    },
    methods: methodCodesOf(offer),
    workWithSubscriptions: seller.workWithSubscriptions,
    minOrderSum: toRoubles(here?.rate.minOrderSum ?? standard?.minOrderSum ?? ZERO),
  }
}

export const presentShippingMethod = (method: OfferedMethod, timeZone: string, language: Language): ShippingMethod => ({
  methodCode: method.methodCode,
  carrierCode: CARRIER_CODES[method.methodCode],
  // titles of the carrier's methods are texts of the shop, other titles come from sellers
  title: method.carrier ? wordsIn(language).carrierTexts[method.carrier.end] : method.title,
  price: toRoubles(method.price),
  minOrderSum: toRoubles(method.minOrderSum),
  freeDeliverySum: roublesOrNull(method.freeDeliverySum),
  freeDeliverySumForSubscribers: roublesOrNull(method.freeDeliverySumForSubscribers),
  tradePlace: method.tradePlace && presentTradePlace(method.tradePlace),
  carrier: method.carrier,
  dates: method.dates.map((slot) => ({ ...slot })),
  noDates: method.noDates,
  needsPoint: method.needsPoint,
  timeZone,
})

export const presentPickupPoint = (seller: Seller, place: TradePlace, nearestDate: string | null): PickupPoint => ({
  ...presentTradePlace(place),
  farmer: {
    id: seller.id,
    slug: seller.slug,
    title: seller.title,
    smallImageUrl: imageUrl(seller.smallImage),
    hue: seller.hue,
    rating: shownRating(seller),
    reviewsCount: seller.ratingCount,
  },
  nearestDate,
})
