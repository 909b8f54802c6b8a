import type { Product, ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { priceOn, pricePerUnit } from '@okolitsa/domain/catalog/price.ts'
import { NOVELTY_DAYS, stepsLeft } from '@okolitsa/domain/catalog/stock.ts'
import { dayIn, type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import type { DeliveryOffer, OfferedMethod, SellerSummary } from '../../../fulfilment/delivery/ports.ts'
import { reaches } from '../../../fulfilment/delivery/public.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { CardRow, StoredCard } from '../store/card-row.ts'
import { focusOf } from '../store/picture-row.ts'
import type { ProductPageRow } from '../store/product.store.ts'
import { presentDocument } from './present-document.ts'
import { presentPicture } from './present-picture.ts'

/** Side of the large picture on the product page, pixels. */
const LARGE_IMAGE = { width: 960, height: 960 }

const roublesOrNull = (sum: Kopecks | null) => (sum === null ? null : toRoubles(sum))

let novelty: { readonly today: IsoDate; readonly lastOld: IsoDate } | null = null

/** What was listed on this day is not new any more. Remembered: every card of a list asks for the same one. */
function lastOldDay(today: IsoDate): IsoDate {
  if (novelty?.today !== today) novelty = { today, lastOld: plusDays(today, -NOVELTY_DAYS) }
  return novelty.lastOld
}

/** A card as it is at `now`, for a place whose offer is given. */
export function presentCard(
  row: CardRow,
  offer: DeliveryOffer | null,
  seller: SellerSummary | undefined,
  now: Date,
): ProductCard {
  const { card } = row
  const today = dayIn(card.timeZone, now)
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
    availability: availabilityOf(row, offer),
    nearestDelivery: offer?.nearest ?? null,
    harvestReadyOn: card.harvestReadyOn,
    made: card.made ?? null,
    isOrganic: card.isOrganic ?? false,
    farmer: {
      id: card.farmer.id,
      slug: card.farmer.slug,
      title: card.farmer.title,
      // of memory: a seller's rating changes without rebuilding every card of theirs
      rating: seller ? shownRating(seller) : null,
      reviewsCount: seller?.ratingCount ?? 0,
      place: card.farmer.place,
    },
    rating: shownRating(card),
    reviewsCount: card.ratingCount,
  }
}

function availabilityOf(row: CardRow, offer: DeliveryOffer | null): ProductCard['availability'] {
  const available = stepsLeftOf(row)
  const reason = unavailabilityOf(row.card, available, offer)
  return { isAvailableForCart: reason === null, available, reason }
}

const stepsLeftOf = ({ card, kind, left }: CardRow) => (kind === null ? 0 : stepsLeft({ kind, left: left ?? 0 }, card))

function unavailabilityOf(
  card: StoredCard,
  available: number | null,
  offer: DeliveryOffer | null,
): ProductCard['availability']['reason'] {
  if (!card.enabled) return 'notOnSale'
  if (available === 0) return 'outOfStock'
  if (!reaches(offer)) return 'notDeliveredHere'
  // the carrier's days are known when it is asked
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

/** What a product says of itself that goods of its category do, in the category's order. */
function saidAttributes({ card, attributes }: ProductPageRow, tree: CategoryTree): Product['attributes'] {
  const keys = new Set(tree.pathTo(card.categoryId).flatMap((category) => category.attributes))
  return [...keys].flatMap((key) => {
    const value = attributes[key]
    return value === undefined ? [] : [{ key, value }]
  })
}

export function presentProduct(
  row: ProductPageRow,
  offer: DeliveryOffer | null,
  seller: SellerSummary | undefined,
  tree: CategoryTree,
  now: Date,
): Product {
  const card = presentCard(row, offer, seller, now)
  return {
    ...card,
    description: row.description,
    composition: row.composition,
    shelfLife: row.shelfLife,
    storage: row.storage,
    nutrition: row.nutrition,
    allergens: row.allergens,
    productionSchedule: row.card.productionSchedule
      ? { ...row.card.productionSchedule, weekdays: [...row.card.productionSchedule.weekdays] }
      : null,
    attributes: saidAttributes(row, tree),
    images: [
      { url: imageUrl(row.card.image, LARGE_IMAGE), alt: card.imageAlt, focus: card.imageFocus },
      ...row.furtherPictures.map((picture) => presentPicture(picture, LARGE_IMAGE)),
    ],
    documents: row.documents.map(presentDocument),
    deliveryMethods: (offer?.methods ?? []).map(presentMethod),
    sendsByCdek: offer?.sendsByCarrier ?? false,
    breadcrumbs: tree.pathTo(row.card.categoryId).map(({ id, urlKey, title }) => ({ id, urlKey, title })),
  }
}
