import { PIECE, type Unit } from '@okolitsa/domain/catalog/unit.ts'
import { type Kopecks, kopecks } from '@okolitsa/domain/money/money.ts'
import type { NewShippingRate, SellerProfile, SellerSchedule } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { NewProduct } from '../supply/products/ports.ts'
import type { NewSeller } from '../supply/sellers/ports.ts'

/** Non-default fields of a seller; the default is a farm near Moscow that works every day. */
export interface SellerSpec extends Partial<Omit<NewSeller, 'profile' | 'schedule'>> {
  readonly id: number
  readonly profile?: Partial<SellerProfile>
  readonly schedule?: Partial<SellerSchedule>
}

/** Non-default fields of a product; the default is a food sold by the piece without a stock limit. */
export interface ProductSpec extends Partial<Omit<NewProduct, 'fields' | 'price' | 'stock' | 'organizationId'>> {
  readonly id: number
  readonly seller: number
  /** Price of one sale step, kopecks. */
  readonly price: number
  /** Stock; unlimited by default. */
  readonly stock?: number
  readonly unit?: Unit
  readonly measure?: number
  readonly fields?: Partial<NewProduct['fields']>
}

/** A delivery rate of a courier in the region for 299 ₽. */
export const courierIn = (
  regionCode: SellerProfile['regionCode'],
  rate: Partial<NewShippingRate> = {},
): NewShippingRate => ({
  title: 'Courier',
  price: kopecks(29_900),
  minOrderSum: kopecks(50_000),
  freeDeliverySum: kopecks(500_000),
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: null,
  isDefault: true,
  areas: [
    { area: { kind: 'region', regionCode }, minOrderSumForSubscribers: null, freeDeliverySumForSubscribers: null },
  ],
  ...rate,
})

/** A seller with all fields, completed from a spec. */
export function sellerOf({ id, profile, schedule, ...more }: SellerSpec): NewSeller {
  return {
    id,
    profile: {
      type: 'farmer',
      slug: `farm-${id}`,
      title: `Farm ${id}`,
      tagline: '',
      story: [],
      ownerName: '',
      smallImage: `f/${id}`,
      image: `f/${id}.webp`,
      hue: 100,
      city: 'Town',
      settlement: null,
      region: 'Region',
      regionCode: '77',
      coords: { latitude: 55.7, longitude: 37.6 },
      timeZone: 'Europe/Moscow',
      legalName: 'IP',
      legalAddress: 'Address',
      tin: '7701234567',
      ien: '1027700132195',
      taxSystem: 'usn_income',
      phone: null,
      hasTelephony: false,
      telephonyExtension: null,
      callFromHour: 9,
      callToHour: 20,
      termsOfUseLink: null,
      pdnLink: null,
      withCdek: false,
      workWithSubscriptions: false,
      commissionPercent: null,
      ...profile,
    },
    schedule: {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      cutoff: '18:00',
      processingDays: 0,
      durationDays: 0,
      fromHour: 10,
      toHour: 18,
      horizonDays: 14,
      dailyDeliveries: null,
      ...schedule,
    },
    documents: [],
    paymentMethods: ['sbp', 'rbs', 'cashondelivery'],
    rates: [courierIn('77')],
    tradePlaces: [],
    ...more,
  }
}

/** A product with all fields, completed from a spec; sold by weight unless it is sold by the piece. */
export function productOf({
  id,
  seller,
  price,
  stock,
  unit = PIECE,
  measure = 1,
  fields,
  ...more
}: ProductSpec): NewProduct {
  return {
    id,
    organizationId: seller,
    categoryId: 11,
    furtherCategoryIds: [],
    fields: {
      slug: `product-${id}`,
      sku: `sku-${id}`,
      title: `Product ${id}`,
      description: '',
      composition: '',
      shelfLife: '',
      storage: '',
      nutrition: null,
      allergens: [],
      vat: null,
      unit,
      measure,
      isWeight: unit !== PIECE,
      maxSaleQuantity: null,
      productionSchedule: null,
      attributes: {},
      image: `p/${id}.webp`,
      hue: 90,
      ...fields,
    },
    price: kopecks(price) as Kopecks,
    specialPrices: [],
    stock: stock === undefined ? { kind: 'unlimited' } : { kind: 'counted', onHand: stock },
    ...more,
  }
}
