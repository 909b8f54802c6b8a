import { GRAM, PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { Supply } from './supply.data.ts'
import { openWorld, type World, type WorldOptions } from './world.data.ts'

/** A small world with fixed ids: two farms near Moscow and a few customers. */
export const FARM = 101
export const OTHER_FARM = 102
/** A product for 645.50 ₽ per 300 g, 3,000 g in stock. */
export const CHEESE = 1
/** A product for 180 ₽, unlimited. */
export const EGGS = 2
/** A product for 300 ₽, today 250 ₽; one piece in stock. */
export const HONEY = 3
/** A product of the other farm for 900 ₽, unlimited. */
export const HAM = 4
export const ANNA = 1001
export const BORIS = 1002
/** The farm's pick-up point, the first one of an empty shop. */
export const PICKUP = 1
/** The first day of delivery and pick-up of both farms. */
export const DAY = '2026-11-23'

const farm = (id: number) => ({
  id,
  profile: { phone: '74950000000', hasTelephony: true },
  paymentMethods: ['sbp', 'rbs', 'cashondelivery', 'paybylink'] as const,
  tradePlaces: [
    {
      title: 'Stall',
      address: 'Street 1',
      city: 'Москва',
      regionCode: '77' as const,
      coords: { latitude: 55.7, longitude: 37.6 },
      hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '18:00' }],
    },
  ],
})

/** Opens a world of two farms; Anna, Boris and customers 2001…2060 buy there. */
export async function twoFarms(options?: WorldOptions): Promise<World> {
  const world = await openWorld(options)
  await writeTwoFarms(world)
  const [place] = await world.sql<{ id: number }>('select id from trade_place where organization_id = $1', [FARM])
  if (place?.id !== PICKUP) throw new Error(`the stall is ${place?.id}, not ${PICKUP}`)
  return world
}

export async function writeTwoFarms(world: Supply): Promise<void> {
  await world.categories({ id: 11, urlKey: 'food', title: 'Food' })
  await world.sellers(farm(FARM), farm(OTHER_FARM))
  await world.products(
    { id: CHEESE, seller: FARM, unit: GRAM, measure: 300, price: 64_550, stock: 3_000 },
    { id: EGGS, seller: FARM, unit: PIECE, measure: 10, price: 18_000 },
    {
      id: HONEY,
      seller: FARM,
      price: 30_000,
      stock: 1,
      specialPrices: [{ price: kopecks(25_000), from: '2026-11-01', to: '2026-11-30' }],
    },
    { id: HAM, seller: OTHER_FARM, price: 90_000 },
  )
  await world.customers(
    { id: ANNA, phone: '79160000001' },
    { id: BORIS, phone: '79160000002' },
    ...Array.from({ length: 60 }, (_, index) => ({ id: 2001 + index })),
  )
}
