import type { DemoOrganization, DemoProduct } from './model.ts'

/** Weekdays 1 = Monday … 7 = Sunday; an end that is not later than the beginning is on the next day. */
export interface DemoHours {
  weekdays: number[]
  from: string
  to: string
}

/** One thing to choose. */
export interface DemoOption {
  title: string
  /** «50 г», «2 ломтя» */
  note?: string
  /** added to the price of the dish, roubles; 0 by default */
  price?: number
  isDefault?: boolean
  /** how many of it one portion may have; 1 by default */
  most?: number
  /** of a combo: slug of the dish of this restaurant it stands for, written before the combo */
  dish?: string
  /** asked when it is chosen; options in these have none of their own, and `most` is 1 */
  groups?: DemoOptionGroup[]
}

/** A question about a dish. */
export interface DemoOptionGroup {
  /** «Порция», «Добавить» */
  title: string
  /** at least and at most so many; 1 and 1 = exactly one, 0 and 3 = up to three */
  least: number
  most: number
  options: DemoOption[]
}

export interface DemoDish
  extends Pick<
    DemoProduct,
    'title' | 'slug' | 'picture' | 'hue' | 'price' | 'unit' | 'measure' | 'special' | 'maxSaleQuantity' | 'description'
  > {
  /** slug: Latin letters, unique over the whole marketplace, ends with the restaurant's id: «borshch-301»;
   * `measure` of `unit` is one portion: 320 г, 300 мл; a combo is 1 шт */
  composition: string
  /** per 100 g or ml; the page counts the portion */
  nutrition?: DemoProduct['nutrition']
  allergens?: DemoProduct['allergens']
  /** portions a day; as many as wanted when absent */
  stock?: number
  /** 0…1000 */
  popularity: number
  /** days since it appeared; below 14 it is «Новинка» */
  ageDays: number
  /** its own part of the day; its section's when absent */
  served?: DemoHours
  isSpicy?: boolean
  isMeatless?: boolean
  /** the kitchen has run out of it */
  isStopped?: boolean
  groups?: DemoOptionGroup[]
  /** what came from which farmer of the demo (101…168) */
  origins?: { farmer: number; what: string }[]
}

export interface DemoMenuSection {
  title: string
  /** «варим каждое утро на своей говядине» */
  note?: string
  /** breakfasts, lunches of weekdays; whenever it is open when absent */
  served?: DemoHours
  dishes: DemoDish[]
}

/** Kitchens of the migrations 0136 and 0183. */
export type DemoKitchen =
  | 'russkaya'
  | 'italyanskaya'
  | 'gruzinskaya'
  | 'pirogi'
  | 'pelmeni'
  | 'ryba'
  | 'shashlyk'
  | 'vostochnaya'
  | 'aziatskaya'
  | 'supy'
  | 'zavtraki'
  | 'salaty'
  | 'burgery'
  | 'pitstsa'
  | 'sladkoe'
  | 'bez-myasa'
  | 'kavkazskaya'
  | 'sibirskaya'

/** A restaurant written by hand: ids from 301 on; dishes get ids 301001, 301002 … in their order. */
export interface DemoRestaurant
  extends Omit<DemoOrganization, 'type' | 'landscape' | 'withCdek' | 'schedule' | 'products'> {
  /** food picture of its own picture and cards */
  picture: string
  /** the one it is known for first, five at most */
  kitchens: DemoKitchen[]
  /** street and house */
  address: string
  preparationMinutes: number
  /** 1…4 */
  priceLevel: number
  /** 10 by default */
  acceptMinutes?: number
  /** «Готовим на одной кухне с орехами и рыбой» */
  kitchenNote?: string
  hours: DemoHours[]
  /** other hours on days counted from the demo's «today»; no span = closed */
  exceptions?: { fromDay: number; toDay: number; spans: { from: string; to: string }[]; note: string }[]
  menu: DemoMenuSection[]
}
