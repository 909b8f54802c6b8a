import { GRAM } from '@okolitsa/domain/catalog/unit.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import type { ProductSpec } from '../../testing/goods.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import type { World, WorldOptions } from '../../testing/world.data.ts'
import { giveBonuses } from '../loyalty/loyalty-shop.data.ts'

/** Cheese at 645,50 ₽ for 300 г, with ample stock. */
export const CHEESE = 20
/** Curd at 600 ₽ for 300 г, in the cheese's category; 3 000 г in stock. */
export const CURD = 21
/** Brie at 700 ₽ apiece, in the cheese's category; one in stock. */
export const BRIE = 22
/** Bread at 500 ₽, in another category. */
export const BREAD = 23
/** A cheese with nuts at 600 ₽ for 300 г, in the cheese's category. */
export const NUTTY = 24
/** An expensive cheese at 900 ₽ for 300 г, in the cheese's category. */
export const DEAR = 25

export const farmer: StaffParty = { kind: 'farmer', staffId: 7, organizationIds: [FARM] }
export const stranger: StaffParty = { kind: 'farmer', staffId: 7, organizationIds: [OTHER_FARM] }

const GOODS: readonly Omit<ProductSpec, 'seller'>[] = [
  { id: CHEESE, unit: GRAM, measure: 300, price: 64_550, stock: 30_000, fields: { title: 'Cheese' } },
  { id: CURD, unit: GRAM, measure: 300, price: 60_000, stock: 3_000, fields: { title: 'Curd' } },
  { id: BRIE, price: 70_000, stock: 1, fields: { title: 'Brie' } },
  { id: BREAD, price: 50_000, categoryId: 12, fields: { title: 'Bread' } },
  { id: NUTTY, unit: GRAM, measure: 300, price: 60_000, fields: { title: 'Nutty', allergens: ['nuts'] } },
  { id: DEAR, unit: GRAM, measure: 300, price: 90_000, fields: { title: 'Dear' } },
]

export interface Bought {
  readonly as?: number
  /** Sale steps by product; by default two cheeses. */
  readonly lines?: Record<number, number>
  /** Substitution rule of the cheese. */
  readonly rule?: string
  readonly paymentMethod?: string
  readonly bonuses?: number
  readonly promoCode?: string
  /** Courier by default; a pickup requires a place. */
  readonly methodCode?: 'courier' | 'pickup'
  readonly tradePlaceId?: number
}

/** Opens a shop whose tests change orders of the farm after checkout. */
export async function openChangesShop(options?: WorldOptions) {
  const shop: World = await twoFarms(options)
  await shop.categories({ id: 12, urlKey: 'bread', title: 'Bread' })
  await shop.products(...GOODS.map((product) => ({ ...product, seller: FARM })))
  await giveBonuses(shop, ANNA, 2_000)

  /** Places an order with courier delivery for 299 ₽. */
  async function order({ as = ANNA, lines = { [CHEESE]: 2 }, rule = 'none', ...choice }: Bought = {}) {
    await shop.sql('delete from cart where customer_id = $1', [as])
    const cartId = await shop.cart(as, FARM, lines)
    const substitutions = [{ productId: CHEESE, rule }]
    const cart = { cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery', substitutions, ...choice }
    const { body, status } = await shop.checkout(as, cart)
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body.orders[0].orderId as number
  }
  const read = async (id: number, as = ANNA) => (await shop.call('GET', `/api/v1/orders/${id}`, { as })).body

  return {
    ...shop,
    order,
    assembling: async (bought?: Bought) => {
      const id = await order(bought)
      await shop.services.orders.move(farmer, id, 'isAssembling')
      return id
    },
    received: async (bought?: Bought) => {
      const id = await order(bought)
      for (const to of ['isAssembling', 'onTheRoad', 'received'] as const)
        await shop.services.orders.move(farmer, id, to)
      return id
    },
    read,
    lineOf: async (id: number, productId = CHEESE, as = ANNA): Promise<number> =>
      (await read(id, as)).lines.find((line: { productId: number }) => line.productId === productId).id,
    post: (path: string, body: unknown, as?: number) =>
      shop.call('POST', `/api/v1/orders/${path}`, { body, ...(as && { as }) }),
    changesOf: async (id: number) => (await shop.call('GET', `/api/v1/orders/${id}/changes`, { as: ANNA })).body.items,
    /** Previews and applies a change as the farm. */
    change: async (id: number, requestedChange: RequestedChange) => {
      const preview = await shop.services.orders.previewChange(farmer, id, requestedChange)
      const { total } = preview.after
      const { change: made } = await shop.services.orders.applyChange(farmer, id, requestedChange, total)
      return { preview, made }
    },
    /** Amounts of a product on hand, allocated and held. */
    stockOf: async (productId: number): Promise<number[]> => {
      const [row] = await shop.sql<Record<string, number>>(
        'select on_hand, allocated, held from stock where product_id = $1',
        [productId],
      )
      return Object.values(row ?? {})
    },
    bonuses: async () => (await shop.call('GET', '/api/v1/user/bonuses', { as: ANNA })).body.balance,
  }
}
export type ChangesShop = Awaited<ReturnType<typeof openChangesShop>>
