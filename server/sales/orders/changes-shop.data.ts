import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { ANNA, type CheckoutShop, DAY, FARM, OTHER_FARM, openCheckoutShop } from '../checkout/checkout-shop.data.ts'
import type { RequestedChange } from './index.ts'

/** 645,50 ₽ for 300 г, plenty of it. */
export const CHEESE = 20
/** 600 ₽ for 300 г, in the cheese's category; 3 000 г. */
export const CURD = 21
/** 700 ₽ apiece, the same category; one is left. */
export const BRIE = 22
/** 500 ₽, another category. */
export const BREAD = 23
/** 600 ₽ for 300 г, the same category, with nuts. */
export const NUTTY = 24
/** 900 ₽ for 300 г, the same category. */
export const DEAR = 25

export const farmer: StaffParty = { kind: 'farmer', staffId: 7, organizationIds: [FARM] }
export const stranger: StaffParty = { kind: 'farmer', staffId: 7, organizationIds: [OTHER_FARM] }

const GOODS = `
insert into category (id, url_key, title, image) values (12, 'bread', 'Bread', 'c/12');
insert into product (id, organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image, hue)
  values (${CHEESE}, ${FARM}, 11, 'cheese', 'e', 'Cheese', 'г', 300, true, 64550, 'p', 90),
    (${CURD}, ${FARM}, 11, 'curd', 'c', 'Curd', 'г', 300, true, 60000, 'p', 90),
    (${BRIE}, ${FARM}, 11, 'brie', 'b', 'Brie', 'шт', 1, false, 70000, 'p', 90),
    (${BREAD}, ${FARM}, 12, 'bread', 'd', 'Bread', 'шт', 1, false, 50000, 'p', 90),
    (${NUTTY}, ${FARM}, 11, 'nutty', 'n', 'Nutty', 'г', 300, true, 60000, 'p', 90),
    (${DEAR}, ${FARM}, 11, 'dear', 'x', 'Dear', 'г', 300, true, 90000, 'p', 90);
update product set allergens = '{nuts}' where id = ${NUTTY};
insert into stock (product_id, kind, on_hand) values (${CHEESE}, 'counted', 30000), (${CURD}, 'counted', 3000),
  (${BRIE}, 'counted', 1), (${BREAD}, 'unlimited', 0), (${NUTTY}, 'unlimited', 0), (${DEAR}, 'unlimited', 0);
insert into bonus_entry (customer_id, kind, amount, at) values (${ANNA}, 'accrued', 200000, shop_now());`

export interface Bought {
  readonly as?: number
  /** Product → steps; two cheeses by default. */
  readonly lines?: Record<number, number>
  /** Substitution rule of the cheese. */
  readonly rule?: string
  readonly paymentMethod?: string
  readonly bonuses?: number
  /** Courier by default; a pickup names its point. */
  readonly methodCode?: 'courier' | 'pickup'
  readonly tradePlaceId?: number
}

/** The shop with orders of the farm that change after checkout. */
export async function openChangesShop(url: string) {
  const shop: CheckoutShop = await openCheckoutShop(url)
  await shop.sql(GOODS)

  /** Brought by courier for 299 ₽. */
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
      await shop.orders.move(farmer, id, 'isAssembling')
      return id
    },
    received: async (bought?: Bought) => {
      const id = await order(bought)
      for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) await shop.orders.move(farmer, id, to)
      return id
    },
    read,
    lineOf: async (id: number, productId = CHEESE, as = ANNA): Promise<number> =>
      (await read(id, as)).lines.find((line: { productId: number }) => line.productId === productId).id,
    post: (path: string, body: unknown, as?: number) =>
      shop.call('POST', `/api/v1/orders/${path}`, { body, ...(as && { as }) }),
    changesOf: async (id: number) => (await shop.call('GET', `/api/v1/orders/${id}/changes`, { as: ANNA })).body.items,
    /** Previews and applies as the farm does it. */
    change: async (id: number, requestedChange: RequestedChange) => {
      const preview = await shop.orders.previewChange(farmer, id, requestedChange)
      const expected = Math.round(preview.totalAfter * 100) as Kopecks
      const { change: made } = await shop.orders.applyChange(farmer, id, requestedChange, expected)
      return { preview, made }
    },
    /** On hand, promised and held. */
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
