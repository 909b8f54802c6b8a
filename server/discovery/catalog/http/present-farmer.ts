import type { Farmer, FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { NOVELTY_DAYS } from '@okolitsa/domain/catalog/stock.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { fileUrl } from '@okolitsa/domain/files/file-url.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import type { DeliveryOffer, DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { methodCodesOf, presentRate, presentTradePlace } from '../../../fulfilment/delivery/public.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import type { FarmerPageRow, FarmerRow, LegalRow } from '../store/farmer.store.ts'
import { focusOf } from '../store/picture-row.ts'
import { presentDocument } from './present-document.ts'
import { presentPicture } from './present-picture.ts'

/** Wide picture of a farm, pixels. */
const FARM_IMAGE = { width: 832, height: 520 }
const DAY_MS = 86_400_000
const roublesOrNull = (sum: Kopecks | null | undefined) => (sum == null ? null : toRoubles(sum))

function presentBadge(row: FarmerRow, offer: DeliveryOffer | null, place: DeliveryPlace, now: Date) {
  const courier = offer?.methods.find((method) => method.methodCode === 'courier')
  const methods = offer ? methodCodesOf(offer) : []
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    smallImageUrl: imageUrl(row.smallImage),
    imageUrl: imageUrl(row.image, FARM_IMAGE),
    imageAlt: row.imageAlt,
    imageFocus: focusOf(row),
    hue: row.hue,
    place: [row.city ?? row.settlement, row.region].filter(Boolean).join(', '),
    rating: shownRating(row),
    reviewsCount: row.ratingCount,
    productsCount: row.products,
    isNew: now.getTime() - row.createdAt.getTime() < NOVELTY_DAYS * DAY_MS,
    coords: { latitude: row.latitude, longitude: row.longitude },
    distanceKm: Math.round(distanceMetres(row, place.coords) / 1_000),
    methods,
    nearestDelivery: offer?.nearest ?? null,
    pause: offer?.pause ?? null,
    isAvailableHere: methods.length > 0,
    minOrderSum: roublesOrNull(courier?.minOrderSum),
    deliveryPrice: roublesOrNull(courier?.price),
    freeDeliverySum: roublesOrNull(courier?.freeDeliverySum),
    workWithSubscriptions: row.workWithSubscriptions,
  }
}

export const presentFarmerCard = (
  row: FarmerRow,
  offer: DeliveryOffer | null,
  place: DeliveryPlace,
  products: ProductCard[],
  now: Date,
): FarmerCard => ({ ...presentBadge(row, offer, place, now), products })

export const presentLegal = (organizationId: number, row: LegalRow) => ({
  organizationId,
  organizationName: row.legalName,
  organizationAddress: row.legalAddress,
  tin: row.tin,
  ien: row.ien,
})

export function presentFarmer(
  row: FarmerPageRow,
  seller: Seller,
  offer: DeliveryOffer | null,
  place: DeliveryPlace,
  now: Date,
): Farmer {
  const ratesHere = new Set(offer?.methods.map((method) => method.shippingRateId))
  const dates = new Set(offer?.methods.flatMap((method) => method.dates.map(({ date }) => date)))
  const badge = presentBadge(row, offer, place, now)
  return {
    ...badge,
    organizationType: row.type,
    ownerName: row.ownerName,
    story: row.story,
    gallery: [
      { url: badge.imageUrl, alt: badge.imageAlt, focus: badge.imageFocus },
      ...row.furtherPictures.map((picture) => presentPicture(picture, FARM_IMAGE)),
    ],
    farmPlace: {
      place: {
        title: badge.place,
        city: row.city,
        settlement: row.settlement,
        region: row.region,
        regionCode: row.regionCode,
        street: null,
        house: null,
        postalCode: null,
        coords: { latitude: row.latitude, longitude: row.longitude },
      },
    },
    legal: presentLegal(row.id, row),
    termsOfUseLink: fileUrl(row.termsOfUseLink),
    pdnLink: fileUrl(row.pdnLink),
    documents: row.documents.map(presentDocument),
    shippingRates: seller.rates.map((rate) => ({ ...presentRate(rate), isAvailableHere: ratesHere.has(rate.id) })),
    tradePlaces: seller.tradePlaces.map(presentTradePlace),
    deliveryDates: [...dates].sort(),
    deliveryWeekdays: row.deliveryWeekdays,
    orderCutoff: row.orderCutoff,
    timeZone: row.timeZone,
    daysForProcessingDelivery: row.processingDays,
    deliveryDaysDuration: row.durationDays,
    timeForDelivery: { fromHour: row.fromHour, toHour: row.toHour },
    withCdek: row.withCdek,
    hasHarvest: row.hasHarvest,
    hasOnlinePayment: row.hasOnlinePayment,
    hasTelephony: row.hasTelephony,
    loyaltyProgram: row.loyaltyProgram,
    paymentMethods: row.paymentMethods,
    since: dayIn(row.timeZone, row.createdAt),
  }
}
