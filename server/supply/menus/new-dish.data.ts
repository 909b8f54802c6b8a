import { PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { NewDishOption, NewOptionGroup } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { NewDish, NewRestaurant } from './ports.ts'

const DAILY = [1, 2, 3, 4, 5, 6, 7]

/** Fields of a restaurant that is always open, so that tests do not depend on the time. */
export const restaurantOf = (organizationId: number, more: Partial<NewRestaurant> = {}): NewRestaurant => ({
  organizationId,
  fields: {
    kitchens: ['pelmeni'],
    preparationMinutes: 20,
    priceLevel: 2,
    acceptMinutes: 10,
    address: 'Lesnaya, 1',
    kitchenNote: '',
  },
  week: [{ weekdays: DAILY, from: '00:00', to: '00:00' }],
  exceptions: [],
  sections: [{ title: 'Soups', note: '', served: null }],
  ...more,
})

/** Fields of a dish in a test; absent ones have defaults. */
export interface DishSpec extends Partial<Omit<NewDish, 'product' | 'fields' | 'price'>> {
  readonly id: number
  readonly organizationId: number
  readonly sectionId: number
  /** Price, kopecks. */
  readonly price: number
  readonly product?: Partial<NewDish['product']>
  readonly fields?: Partial<NewDish['fields']>
}

export const dishOf = ({ id, product, fields, price, ...more }: DishSpec): NewDish => ({
  id,
  product: {
    slug: `dish-${id}`,
    sku: `dish-${id}`,
    title: `Dish ${id}`,
    description: '',
    composition: '',
    nutrition: null,
    allergens: [],
    vat: null,
    unit: PIECE,
    measure: 1,
    maxSaleQuantity: null,
    image: 'food/soup.webp',
    hue: 20,
    ...product,
  },
  fields: { served: null, isSpicy: false, isMeatless: false, groups: [], origins: [], ...fields },
  price: kopecks(price),
  ...more,
})

export const optionOf = (title: string, price = 0, more: Partial<NewDishOption> = {}): NewDishOption => ({
  title,
  note: '',
  price: kopecks(price),
  isDefault: false,
  most: 1,
  dishId: null,
  groups: [],
  ...more,
})

export const groupOf = (title: string, least: number, most: number, ...options: NewDishOption[]): NewOptionGroup => ({
  title,
  least,
  most,
  options,
})
