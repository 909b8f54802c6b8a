import type { AttributeKey, Attributes } from '@okolitsa/domain/catalog/attributes.ts'
import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'

/**
 * The shape of the demo world: a small believable marketplace written by hand.
 * Amounts are whole roubles here (people write prices so); the loader turns them into kopecks.
 */

/** `farmer` sells farm goods, `restaurant` cooks, `tour_operator` owns trips. */
export type DemoOrganizationType = 'farmer' | 'restaurant' | 'tour_operator'

/** What a place lives by and the hour it is drawn at: see demo/pictures/places/shots.ts. */
export type LandscapeKind =
  | 'dairy'
  | 'goats'
  | 'apiary'
  | 'orchard'
  | 'lake'
  | 'greenhouse'
  | 'mill'
  | 'garden'
  | 'village'
  | 'camp'
export type LandscapeMood = 'dawn' | 'noon' | 'golden' | 'evening' | 'mist' | 'winter'

export interface DemoCategory {
  /** Fixed, never reused. Roots are 1…99, children are parent*100 + n (101, 102 …). */
  id: number
  parentId: number | null
  urlKey: string
  /** «Молоко и сыр» */
  title: string
  /** A line for the page description, without a full stop. */
  description: string
  /** Food picture key from demo/pictures (assets/food/<key>.webp). */
  picture: string
  /** Hue 0…360 of the soft backdrop behind the category's and its products' pictures. */
  hue: number
  /** What its goods and those of the categories below may say of themselves. */
  attributes?: AttributeKey[]
}

export interface DemoPoint {
  lat: number
  lon: number
}

/** Where a delivery rate holds. Region codes are two-character strings («01»). */
export type DemoArea =
  | { kind: 'country' }
  | { kind: 'regions'; regionCodes: string[] }
  | { kind: 'cities'; cities: { city: string; regionCode: string }[] }
  | { kind: 'radius'; center: DemoPoint; km: number }
  | { kind: 'polygon'; points: DemoPoint[] }

export interface DemoRate {
  title: string
  /** roubles */
  price: number
  /** smallest order sum that is delivered, roubles; 0 = none */
  minSum: number
  /** delivery is free from this goods sum, roubles; null = never */
  freeFrom: number | null
  /** the same for subscribers; null = as for all */
  freeFromSubscribers?: number | null
  areas: DemoArea[]
  isDefault?: boolean
}

/** Weekdays 1 = Monday … 7 = Sunday. */
export interface DemoPickup {
  title: string
  address: string
  city: string
  regionCode: string
  point: DemoPoint
  hours: { weekdays: number[]; from: string; to: string }[]
}

export interface DemoDocument {
  kind: 'declaration' | 'certificate' | 'vsd' | 'organic' | 'registration'
  title: string
  number: string
  /** ISO date or null when it does not end */
  validTo: string | null
}

export interface DemoProduct {
  title: string
  /** URL slug in Latin letters, unique over the whole marketplace; ends with the farmer's id, e.g. «syr-kozij-vyderzhannyj-101» */
  slug: string
  /** leaf category id */
  category: number
  /** more categories it is also shown in */
  also?: number[]
  /** food picture key; see FOOD_PICTURES in demo/pictures/keys.ts */
  picture: string
  /** hue of the backdrop when it differs from the category's */
  hue?: number
  /** price in roubles for one `measure` of `unit`; at most 2 decimals */
  price: number
  unit: 'г' | 'мл' | 'шт'
  /** how much one sale step holds: 300 (г), 500 (мл), 10 (шт) */
  measure: number
  /** sold by weight: the real weight may differ, price is per step */
  isWeight?: boolean
  special?: { price: number /** days from the demo's «today»; negative = before */; fromDay: number; toDay: number }
  /** pieces (sale steps) on hand; 'unlimited'; or a harvest pre-order with a cap, ready in N days from today, and
   * only in its months where it has some */
  stock:
    | number
    | 'unlimited'
    | { harvestCap: number; readyInDays: number; months?: { readonly from: number; readonly to: number } }
  maxSaleQuantity?: number
  /** Made on these days of the week (1 = Monday), ordered before so many minutes of the day, so many days before. */
  productionSchedule?: ProductionSchedule
  /** What goods of its category say of themselves. */
  attributes?: Attributes
  description: string
  composition: string
  /** «5 суток», «6 месяцев» */
  shelfLife: string
  /** «при 2…6 °C» */
  storage: string
  /** per 100 g: kcal, protein, fat, carbohydrate in grams */
  nutrition?: { kcal: number; protein: number; fat: number; carbs: number }
  allergens?: (
    | 'молоко'
    | 'глютен'
    | 'яйца'
    | 'орехи'
    | 'рыба'
    | 'мёд'
    | 'соя'
    | 'горчица'
    | 'сельдерей'
    | 'ракообразные'
  )[]
  /** VAT per cent, null = «без НДС» */
  vat?: 10 | 22 | null
  /** 0…1000, sort key «популярные» */
  popularity: number
  /** days since it appeared, ≥ 0; below 14 it is «Новинка» */
  ageDays: number
}

export interface DemoOrganization {
  /** fixed: farmers 101…199, restaurants 301…, tour operators 501… */
  id: number
  type: DemoOrganizationType
  slug: string
  title: string
  /** one line under the name on cards */
  tagline: string
  /** the farm's story, 2–5 paragraphs */
  story: string[]
  owner: string
  /** farm place */
  place: {
    city: string | null
    settlement: string | null
    region: string
    regionCode: string
    point: DemoPoint
    timeZone: string
  }
  landscape: { kind: LandscapeKind; mood: LandscapeMood }
  /** badge picture key (i-cow, i-goat, i-bee …) and its hue */
  badge: { picture: string; hue: number }
  legal: { name: string; address: string; tin: string; ien: string }
  documents: DemoDocument[]
  rates: DemoRate[]
  pickups: DemoPickup[]
  withCdek: boolean
  /** order methods offered, codes of the spec in lower case */
  paymentMethods: ('rbs' | 'payanyway' | 'paw' | 'sbp' | 'paybylink' | 'urozhaj' | 'banktransfer' | 'cashondelivery')[]
  schedule: {
    /** delivery weekdays 1…7 */
    weekdays: number[]
    /** orders until this local time count for today, «18:00» */
    cutoff: string
    /** whole days needed to gather an order */
    processingDays: number
    /** delivery window, hours of the day */
    from: number
    to: number
    /** how many days ahead dates are offered */
    horizonDays: number
  }
  workWithSubscriptions: boolean
  popularity: number
  ageDays: number
  /** hidden test seller: seen only with the hidden-seller cookie */
  hidden?: boolean
  products: DemoProduct[]
}

/** A seller's own bonus rules; whole per cent, levels from the lowest. */
export interface DemoLoyaltyProgram {
  farmer: number
  accrualPercent: number
  maxSharePercent: number
  levels: readonly { title: string; fromRoubles: number; accrualPercent: number }[]
}

/** A seller's promo code; days are counted from the demo's «today», negative = before. */
export interface DemoPromoCode {
  farmer: number
  /** in capitals */
  code: string
  /** whole per cent, or */
  percent?: number
  /** roubles */
  fixed?: number
  /** goods must cost at least this, roubles */
  minSum?: number
  fromDay: number
  /** null = without an end */
  toDay: number | null
  total?: number
  perCustomer?: number
  /** only for the demo's customer */
  isPersonal?: boolean
  /** works, but is not listed */
  isQuiet?: boolean
}

/** A customer who is there from the start. */
export interface DemoCustomer {
  id: number
  phone: string
  firstName: string
  lastName: string
  /** whole bonuses, a gift of the shop */
  bonuses: number
  /** the plan of the subscription */
  plan: string
}
