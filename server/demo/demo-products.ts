import { demoMade } from '@okolitsa/demo/data/made.ts'
import { goodsPicture } from '@okolitsa/demo/pictures/goods.ts'
import { insidePicture } from '@okolitsa/demo/pictures/inside.ts'
import { nearPicture } from '@okolitsa/demo/pictures/near.ts'
import { scalePicture } from '@okolitsa/demo/pictures/scale.ts'
import { stillLifeGallery } from '@okolitsa/demo/pictures/still-life.ts'
import type { DemoLoyaltyProgram, DemoPromoCode } from '@okolitsa/demo/schemas/offer.ts'
import type { DemoOrganization, DemoProduct } from '@okolitsa/demo/schemas/organization.ts'
import { type CropCalendar, grownThere, nextInSeason } from '@okolitsa/domain/catalog/crop-calendar.ts'
import type { Made } from '@okolitsa/domain/catalog/made.ts'
import type { ProductFields, StockSetting } from '@okolitsa/domain/catalog/product-fields.ts'
import { type IsoDate, minuteOfDayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { climateZoneOf } from '@okolitsa/domain/geo/climate-zone.ts'
import { plainPicture } from '@okolitsa/domain/images/gallery.ts'
import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import type { PromoCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import type { NewProduct } from '../supply/products/ports.ts'
import { daysBefore } from './demo-sellers.ts'

/** The farm whose first products use every drawing unchanged. */
const FIRST_ORGANIZATION = 101

/**
 * Products of one seller as input of the command; ids are organization × 1000 + number from 1.
 * @param calendar gives each harvest a day in its local season
 */
export function demoProductsOf(
  organization: DemoOrganization,
  today: IsoDate,
  now: Date,
  calendar: CropCalendar = [],
): NewProduct[] {
  const drawn = new Map<string, number>()
  return organization.products.map((product, index) => {
    // a repeated drawing is arranged differently, and the next farm starts with another arrangement
    const occurrence = drawn.get(product.picture) ?? 0
    drawn.set(product.picture, occurrence + 1)
    const sku = `${organization.id}-${String(index + 1).padStart(3, '0')}`
    const id = organization.id * 1_000 + index + 1
    const drawings = stillLifeGallery(product.picture, occurrence + organization.id - FIRST_ORGANIZATION)
    const photo = goodsPicture(id, product, organization)
    const { source, ...seen } = photo ?? plainPicture(drawings[0])
    const further = [
      insidePicture(product),
      nearPicture(id, product, organization),
      scalePicture(id, product, organization),
    ].filter((one) => one !== null)
    return {
      id,
      organizationId: organization.id,
      categoryId: product.category,
      furtherCategoryIds: [...new Set(product.also ?? [])].filter((category) => category !== product.category),
      fields: fieldsOf(product, sku, source),
      seen,
      price: fromRoubles(product.price),
      specialPrices: product.special
        ? [
            {
              price: fromRoubles(product.special.price),
              from: plusDays(today, product.special.fromDay),
              to: plusDays(today, product.special.toDay),
            },
          ]
        : [],
      stock: stockOf(product, organization, today, calendar),
      made: madeOf(product, organization, today, now),
      // photographs are not mixed with drawings
      furtherPictures: photo ? further : drawings.slice(1).map(plainPicture),
      popularity: product.popularity,
      createdAt: daysBefore(now, product.ageDays),
    }
  })
}

const fieldsOf = (product: DemoProduct, sku: string, image: string): ProductFields => ({
  slug: product.slug,
  sku,
  title: product.title,
  description: product.description,
  composition: product.composition,
  shelfLife: product.shelfLife,
  storage: product.storage,
  nutrition: product.nutrition ?? null,
  allergens: product.allergens ?? [],
  vat: product.vat ?? null,
  unit: product.unit,
  measure: product.measure,
  isWeight: product.isWeight ?? false,
  maxSaleQuantity: product.maxSaleQuantity ?? null,
  productionSchedule: product.productionSchedule ?? null,
  attributes: product.attributes ?? {},
  image,
  hue: product.hue ?? null,
})

/** Minute of the day before which no product is made today. */
const FIRST_MINUTE = 9 * 60

function madeOf({ slug }: DemoProduct, { place }: DemoOrganization, today: IsoDate, now: Date): Made | null {
  const stated = demoMade[slug]
  if (!stated) return null
  const isEarly = minuteOfDayIn(place.timeZone, now) < FIRST_MINUTE
  return { how: stated.how, on: plusDays(today, -stated.daysAgo - (isEarly ? 1 : 0)) }
}

function stockOf(
  { title, stock, isWeight, measure }: DemoProduct,
  { place }: DemoOrganization,
  today: IsoDate,
  calendar: CropCalendar,
): StockSetting {
  /** Weighed products are counted in grams or millilitres, others in sale steps. */
  const amount = (steps: number) => steps * (isWeight ? measure : 1)
  if (stock === 'unlimited') return { kind: 'unlimited' }
  if (typeof stock === 'number') return { kind: 'counted', onHand: amount(stock) }
  const soonest = plusDays(today, stock.readyInDays)
  const months = stock.months ? [stock.months] : grownThere(calendar, title, climateZoneOf(place.regionCode))?.months
  return {
    kind: 'harvest',
    onHand: amount(stock.harvestCap),
    readyOn: months ? nextInSeason(months, soonest) : soonest,
  }
}

/** A loyalty programme as input of the command. */
export const demoLoyaltyProgramOf = ({
  levels,
  accrualPercent,
  maxSharePercent,
}: DemoLoyaltyProgram): LeveledProgram => ({
  accrualPercent,
  maxSharePercent,
  levels: levels.map(({ fromRoubles: sum, ...level }) => ({ ...level, fromSum: fromRoubles(sum) })),
})

export const demoPromoCodeOf = (
  promo: DemoPromoCode,
  today: IsoDate,
  customerId: number,
): PromoCodeFields & { readonly organizationId: number } => ({
  organizationId: promo.farmer,
  code: promo.code,
  value:
    promo.percent === undefined
      ? { kind: 'fixed', amount: fromRoubles(promo.fixed ?? 0) }
      : { kind: 'percent', percent: promo.percent },
  fromDate: plusDays(today, promo.fromDay),
  toDate: promo.toDay === null ? null : plusDays(today, promo.toDay),
  minSum: fromRoubles(promo.minSum ?? 0),
  totalLimit: promo.total ?? null,
  perCustomerLimit: promo.perCustomer ?? null,
  customerId: promo.isPersonal ? customerId : null,
  isListed: !promo.isQuiet,
})
