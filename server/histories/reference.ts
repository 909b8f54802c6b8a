import type { Goods } from './world.ts'

/** What the reference model remembers of one order: only what was asked for and what was answered. */
export interface KnownOrder {
  readonly id: number
  /** Place of the shopper and of the farm in the history. */
  readonly shopper: number
  readonly farm: number
  readonly lines: readonly { readonly goods: Goods; readonly quantity: number }[]
  readonly bonuses: number
  method: string
  /** Last seen state of delivery. */
  state: string
  /** Kopecks, last seen. */
  total: number
  /** The shopper or the seller was told that it is cancelled or received. */
  isEnded: boolean
}

/** The simple truth beside the shop: what shoppers put into carts, what became orders, and how those ended. */
export interface Reference {
  shoppers: readonly number[]
  goods: readonly Goods[]
  /** Shopper and farm → goods → steps. */
  readonly carts: Map<string, { id: string; lines: Map<Goods, number> }>
  readonly orders: KnownOrder[]
}

export const newReference = (shoppers: readonly number[], goods: readonly Goods[]): Reference => ({
  shoppers,
  goods,
  carts: new Map(),
  orders: [],
})

export const cartKey = (shopper: number, farm: number): string => `${shopper} at ${farm}`

/** Base units of a line. */
export const amountOf = ({ goods, quantity }: KnownOrder['lines'][number]): number => goods.step * quantity

/** Base units on the shelf that no living or received order has taken; null = unlimited. */
export function leftOf(reference: Reference, goods: Goods): number | null {
  if (goods.onHand === null) return null
  const taken = reference.orders
    .filter((order) => order.state !== 'canceled')
    .flatMap((order) => order.lines)
    .filter((line) => line.goods === goods)
  return goods.onHand - taken.reduce((sum, line) => sum + amountOf(line), 0)
}

const COURIER = { price: 29_900, from: 50_000, freeFrom: 500_000 }

/** What a cart costs by courier, kopecks; null = less than the courier comes for. */
export function totalOf(lines: KnownOrder['lines'], bonuses: number): number | null {
  const goods = lines.reduce((sum, line) => sum + line.goods.price * line.quantity, 0)
  if (goods < COURIER.from) return null
  return goods - bonuses + (goods >= COURIER.freeFrom ? 0 : COURIER.price)
}

/** States an order may be seen in after another one. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  formed: ['formed', 'isAssembling', 'onTheRoad', 'received', 'canceled'],
  isAssembling: ['isAssembling', 'onTheRoad', 'received', 'canceled'],
  onTheRoad: ['onTheRoad', 'received', 'canceled'],
  received: ['received'],
  canceled: ['canceled'],
}
export const mayFollow = (before: string, after: string): boolean => LATER[before]?.includes(after) ?? false
