import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { GRAM } from '@okolitsa/domain/catalog/unit.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { Stop } from '@okolitsa/domain/restaurants/served.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { dishOf, groupOf, optionOf, restaurantOf } from '../supply/menus/new-dish.data.ts'
import { courierIn } from './goods.data.ts'
import { AUTHOR } from './supply.data.ts'
import { moscow, openWorld, type World, type WorldOptions } from './world.data.ts'

/**
 * A restaurant open around the clock, near the customer, with 20 minutes of preparation and delivery for 299 ₽ from 500
 * ₽.
 */
export const PLACE = 301
export const OTHER_PLACE = 302
export const FARM = 101
export const CHEESE = 1
/** A dish for 420 ₽ with a required size: 300 g, or 500 g for 120 ₽ more. Optional cream for 40 ₽, at most two. */
export const SOUP = 301_001
/** A dish for 300 ₽ without options. */
export const PIE = 301_002
/** A breakfast dish for 250 ₽, served from 08:00 to 11:00. */
export const PORRIDGE = 301_003
/** A dish of the other restaurant. */
export const FOREIGN = 302_001
export const ANNA = 1001
export const BORIS = 1002

export interface DinnerOptions {
  readonly small: number
  readonly big: number
  readonly cream: number
}

export interface DinnerShop extends World {
  readonly options: DinnerOptions
  /** Fills a cart at the restaurant, by default with one large soup and cream. */
  dinnerCart(as?: number, products?: readonly object[]): Promise<Cart>
  /** Orders a cart, by default by courier as soon as possible. Returns the order's id. */
  dinner(as?: number, choice?: object, products?: readonly object[]): Promise<number>
  /** Makes a dish or an option unavailable, or available again. */
  stop(what: { readonly dishId: number } | { readonly optionId: number }, stop?: Stop | null): Promise<void>
}

/** Opens a world with restaurants; Anna, Boris and customers 2001…2010 buy there. */
export async function openDinnerShop({
  customers = 10,
  ...opening
}: { readonly customers?: number } & WorldOptions = {}): Promise<DinnerShop> {
  const world = await openWorld(opening)
  const restaurant = (id: number) => ({
    id,
    profile: { type: 'restaurant' as const, coords: defaultLocation.coords },
    rates: [courierIn('77', { minOrderSum: kopecks(50_000), freeDeliverySum: null })],
    paymentMethods: ['sbp', 'rbs', 'cashondelivery', 'urozhaj'] as const,
    tradePlaces: [
      {
        title: 'Counter',
        address: 'Lesnaya, 1',
        city: 'Москва',
        regionCode: '77' as const,
        coords: defaultLocation.coords,
        hours: [],
      },
    ],
  })
  await world.categories({ id: 11, urlKey: 'food', title: 'Food' })
  await world.sellers({ id: FARM }, restaurant(PLACE), restaurant(OTHER_PLACE))
  await world.products({ id: CHEESE, seller: FARM, price: 90_000 })
  await world.customers(
    { id: ANNA, phone: '79160000001' },
    { id: BORIS, phone: '79160000002' },
    ...Array.from({ length: customers }, (_, index) => ({ id: 2001 + index })),
  )
  await world.write(async (tx, { menus }) => {
    const [soups = 0] = await menus.createRestaurant(tx, AUTHOR, restaurantOf(PLACE))
    const [others = 0] = await menus.createRestaurant(tx, AUTHOR, restaurantOf(OTHER_PLACE))
    const dish = (id: number, price: number, fields = {}, product = {}) =>
      dishOf({ id, organizationId: PLACE, sectionId: soups, price, fields, product })
    const size = groupOf(
      'Size',
      1,
      1,
      optionOf('Small', 0, { isDefault: true, note: '300 г' }),
      optionOf('Big', 12_000, { note: '500 г' }),
    )
    const extras = groupOf('Add', 0, 3, optionOf('Cream', 4_000, { most: 2 }))
    await menus.createDishes(tx, AUTHOR, [
      dish(SOUP, 42_000, { groups: [size, extras] }, { unit: GRAM, measure: 300 }),
      dish(PIE, 30_000),
      dish(PORRIDGE, 25_000, { served: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '11:00' } }),
      dishOf({ id: FOREIGN, organizationId: OTHER_PLACE, sectionId: others, price: 60_000 }),
    ])
  })
  const ids = await world.sql<{ id: number; title: string }>('select id, title from dish_option order by id')
  const idOf = (title: string) => ids.find((option) => option.title === title)?.id ?? 0
  const options = { small: idOf('Small'), big: idOf('Big'), cream: idOf('Cream') }
  const usual = [{ productId: SOUP, options: [{ optionId: options.big }, { optionId: options.cream }] }]

  const dinnerCart: DinnerShop['dinnerCart'] = async (as = ANNA, products = usual) => {
    await world.sql('delete from cart where customer_id = $1', [as])
    const body = { organizationId: PLACE, place: defaultLocation, products }
    const answer = await world.call('POST', '/api/v2/cart', { as, body })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body
  }
  return {
    ...world,
    options,
    dinnerCart,
    dinner: async (as = ANNA, choice = {}, products = usual) => {
      const { cartId } = await dinnerCart(as, products)
      const cart = { cartId, methodCode: 'courier', date: '2026-11-21', paymentMethod: 'cashondelivery', ...choice }
      const { body, status, text } = await world.checkout(as, cart, { body: { place: moscow } })
      if (status !== 201) throw new Error(text)
      return body.orders[0].orderId
    },
    stop: (what, stop = { until: null }) =>
      world.write((tx, { menus }) => menus.setStop(tx, AUTHOR, { organizationId: PLACE, ...what }, stop)),
  }
}
