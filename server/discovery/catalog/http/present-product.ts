import type { Product, ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { priceOn, pricePerUnit } from '@okolitsa/domain/catalog/price.ts'
import { NOVELTY_DAYS, stepsLeft } from '@okolitsa/domain/catalog/stock.ts'
import { dayIn, type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import { LRUCache } from 'lru-cache'
import type { DeliveryOffer, OfferedMethod, SellerSummary } from '../../../fulfilment/delivery/ports.ts'
import { reaches } from '../../../fulfilment/delivery/public.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { CardRow, StoredCard } from '../store/card-row.ts'
import { focusOf, type PictureRow } from '../store/picture-row.ts'
import type { DocumentRow, ProductDetails } from '../store/product.store.ts'
import { presentDocument } from './present-document.ts'
import { presentPicture } from './present-picture.ts'

/** Maximum cached offer appearances; some hundred are in use at a time. */
const MAX_LOOKS = 10_000

/** Size of the large picture on the product page, pixels. */
const LARGE_IMAGE = { width: 960, height: 960 }

const roublesOrNull = (sum: Kopecks | null) => (sum === null ? null : toRoubles(sum))

let novelty: { readonly today: IsoDate; readonly lastOld: IsoDate } | null = null

/** The last listing day whose products are no longer new. Cached, because every card of a list needs it. */
function lastOldDay(today: IsoDate): IsoDate {
  if (novelty?.today !== today) novelty = { today, lastOld: plusDays(today, -NOVELTY_DAYS) }
  return novelty.lastOld
}

/** The part of an offer that a card shows. */
interface ShownOffer {
  readonly isReached: boolean
  readonly isTooLong: boolean
  readonly pause: DeliveryOffer['pause']
  readonly sendsByCarrier: boolean
  readonly nearest: DeliveryOffer['nearest']
  /** Number of the offer's appearance: offers with equal numbers look the same on a card. */
  readonly number: number
}

const isMarketClosed = ({ pause }: Pick<ShownOffer, 'pause'>): boolean => pause?.reason === 'marketClosed'

const shownOffers = new WeakMap<DeliveryOffer, ShownOffer>()
const NO_OFFER: ShownOffer = {
  isReached: false,
  isTooLong: false,
  pause: null,
  sendsByCarrier: false,
  nearest: null,
  number: 0,
}
/** Numbers of offer appearances; after an eviction a new number is assigned, and cards are made again. */
const numbersOfLooks = new LRUCache<string, number>({ max: MAX_LOOKS })
let lastNumber = 0

function numberOfLook(look: string): number {
  const known = numbersOfLooks.get(look)
  if (known !== undefined) return known
  lastNumber += 1
  numbersOfLooks.set(look, lastNumber)
  return lastNumber
}

function shownOf(offer: DeliveryOffer | null): ShownOffer {
  if (!offer) return NO_OFFER
  const known = shownOffers.get(offer)
  if (known) return known
  const { nearest, sendsByCarrier, isTooLong, pause } = offer
  const isReached = reaches(offer)
  const number = numberOfLook(JSON.stringify([isReached, isTooLong, pause, sendsByCarrier, nearest]))
  const shown = { isReached, isTooLong, pause, sendsByCarrier, nearest, number }
  shownOffers.set(offer, shown)
  return shown
}

/** All inputs of a card besides its stored row. */
export interface CardSituation {
  /** Today in the seller's time zone. */
  readonly today: IsoDate
  readonly kind: CardRow['kind']
  readonly left: CardRow['left']
  readonly offer: ShownOffer
  /** Rating from memory, so that its change does not rebuild all cards of the seller. */
  readonly sellerRating: number | null
  readonly sellerReviews: number
}

/** A card's situation at `now`, for a place with the given offer. */
export const situationOf = (
  { kind, left }: CardRow,
  { timeZone }: StoredCard,
  offer: DeliveryOffer | null,
  seller: SellerSummary | undefined,
  now: Date,
): CardSituation => ({
  today: dayIn(timeZone, now),
  kind,
  left,
  offer: shownOf(offer),
  sellerRating: seller ? shownRating(seller) : null,
  sellerReviews: seller?.ratingCount ?? 0,
})

/** Cards of one stored row are equal in situations with the same key. */
export const situationKey = ({ today, kind, left, offer, sellerRating, sellerReviews }: CardSituation): string =>
  `${today}|${kind}|${left}|${sellerRating}|${sellerReviews}|${offer.number}`

export function presentCard(card: StoredCard, at: CardSituation): ProductCard {
  const { today, offer } = at
  const price = priceOn(card.price, card.specials, today)
  return {
    id: card.id,
    title: card.title,
    slug: card.slug,
    sku: card.sku,
    categoryUrlKey: card.categoryUrlKey,
    categoryIds: card.categoryIds,
    mainCategoryName: card.mainCategoryName,
    smallImageUrl: imageUrl(card.image),
    imageAlt: card.picture?.alt ?? '',
    imageFocus: card.picture ? focusOf(card.picture) : null,
    hue: card.hue,
    unit: card.unit,
    measure: card.measure,
    isWeight: card.isWeight,
    maxSaleQuantity: card.maxSaleQuantity,
    price: toRoubles(price.finalPrice),
    priceInfo: {
      price: toRoubles(price.price),
      finalPrice: toRoubles(price.finalPrice),
      specialPrice: roublesOrNull(price.special?.price ?? null),
      specialFromDate: price.special?.from ?? null,
      specialToDate: price.special?.to ?? null,
    },
    pricePerUnit: toRoubles(pricePerUnit(price.finalPrice, card.unit, card.measure)),
    discountPercent: price.discountPercent,
    isNew: card.listedOn > lastOldDay(today),
    availability: availabilityOf(card, at),
    nearestDelivery: offer.nearest,
    harvestReadyOn: isMarketClosed(offer) ? null : card.harvestReadyOn,
    made: card.made ?? null,
    isOrganic: card.isOrganic ?? false,
    farmer: {
      id: card.farmer.id,
      slug: card.farmer.slug,
      title: card.farmer.title,
      rating: at.sellerRating,
      reviewsCount: at.sellerReviews,
      place: card.farmer.place,
    },
    rating: shownRating(card),
    reviewsCount: card.ratingCount,
  }
}

function availabilityOf(card: StoredCard, { kind, left, offer }: CardSituation): ProductCard['availability'] {
  const available = kind === null ? 0 : stepsLeft({ kind, left: left ?? 0 }, card)
  const reason = unavailabilityOf(card, available, offer)
  const { shelfDays = null, keeping } = card
  const perishes = reason === 'willNotLast' ? { shelfDays, keeping: keeping ?? 'chilled' } : null
  const pausedUntil = reason === 'paused' ? (offer.pause?.until ?? null) : null
  return { isAvailableForCart: reason === null, available, reason, perishes, pausedUntil }
}

function unavailabilityOf(
  card: StoredCard,
  available: number | null,
  offer: ShownOffer,
): ProductCard['availability']['reason'] {
  if (!card.enabled) return 'notOnSale'
  if (isMarketClosed(offer)) return 'marketClosed'
  if (available === 0) return 'outOfStock'
  if (offer.isTooLong) return 'willNotLast'
  if (!offer.isReached) return 'notDeliveredHere'
  if (offer.pause) return 'paused'
  // the carrier's days are unknown until it is queried
  return offer.nearest || offer.sendsByCarrier ? null : 'noDates'
}

const presentMethod = (method: OfferedMethod): Product['deliveryMethods'][number] => ({
  methodCode: method.methodCode,
  title: method.title,
  price: toRoubles(method.price),
  minOrderSum: toRoubles(method.minOrderSum),
  freeDeliverySum: roublesOrNull(method.freeDeliverySum),
  tradePlaceId: method.tradePlace?.id ?? null,
  address: method.tradePlace?.address ?? null,
  dates: method.dates.map((slot) => ({ ...slot })),
})

/** Attributes of a product that its category shows, in the category's order. */
function shownAttributes(
  { categoryId }: StoredCard,
  { attributes }: ProductDetails,
  tree: CategoryTree,
): Product['attributes'] {
  const keys = new Set(tree.pathTo(categoryId).flatMap((category) => category.attributes))
  return [...keys].flatMap((key) => {
    const value = attributes[key]
    return value === undefined ? [] : [{ key, value }]
  })
}

/** Data of a product page besides its card, its details and the offer at the place. */
export interface ProductPageData {
  readonly documents: readonly DocumentRow[]
  readonly furtherPictures: readonly PictureRow[]
  readonly offer: DeliveryOffer | null
  readonly tree: CategoryTree
}

export function presentProduct(
  stored: StoredCard,
  details: ProductDetails,
  at: CardSituation,
  { documents, furtherPictures, offer, tree }: ProductPageData,
): Product {
  const card = presentCard(stored, at)
  return {
    ...card,
    description: details.description,
    composition: details.composition,
    shelfLife: details.shelfLife,
    storage: details.storage,
    nutrition: details.nutrition,
    allergens: details.allergens,
    productionSchedule:
      stored.productionSchedule && !isMarketClosed(at.offer)
        ? { ...stored.productionSchedule, weekdays: [...stored.productionSchedule.weekdays] }
        : null,
    attributes: shownAttributes(stored, details, tree),
    images: [
      { url: imageUrl(stored.image, LARGE_IMAGE), alt: card.imageAlt, focus: card.imageFocus },
      ...furtherPictures.map((picture) => presentPicture(picture, LARGE_IMAGE)),
    ],
    documents: documents.map(presentDocument),
    deliveryMethods: (offer?.methods ?? []).map(presentMethod),
    sendsByCdek: offer?.sendsByCarrier ?? false,
    nearestCdekPoint: offer?.nearestPoint ?? null,
    breadcrumbs: tree.pathTo(stored.categoryId).map(({ id, urlKey, title }) => ({ id, urlKey, title })),
  }
}
