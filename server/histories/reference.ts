import type { Goods } from './world.ts'

/** A line as it was ordered last, and what was gathered of it. */
export interface KnownLine {
  readonly goods: Goods
  /** Sale steps. */
  quantity: number
  /** Base units; null = not gathered yet. */
  picked: number | null
}

/** What the reference model remembers of one order: only what was asked for and what was answered. */
export interface KnownOrder {
  readonly id: number
  /** Place of the shopper and of the farm in the history. */
  readonly shopper: number
  readonly farm: number
  readonly lines: KnownLine[]
  method: string
  /** Last seen: state of delivery, word of the money, kopecks of the whole, of delivery and of bonuses. */
  state: string
  paymentStatus: string
  total: number
  delivery: number
  bonuses: number
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
  /** How often each deed was granted: a history in which nothing succeeds proves nothing. */
  readonly granted: Map<string, number>
}

export const grant = ({ granted }: Reference, deed: string): void => {
  granted.set(deed, (granted.get(deed) ?? 0) + 1)
}

export const newReference = (shoppers: readonly number[], goods: readonly Goods[]): Reference => ({
  shoppers,
  goods,
  carts: new Map(),
  orders: [],
  granted: new Map(),
})

export const cartKey = (shopper: number, farm: number): string => `${shopper} at ${farm}`

/** Base units of a line. */
export const amountOf = ({ goods, quantity, picked }: KnownLine): number => picked ?? goods.step * quantity

/** What an order costs by its lines, kopecks: what was gathered of a step is paid in part, rounded down. */
export const costOf = ({ lines, bonuses, delivery }: KnownOrder): number =>
  lines.reduce((sum, line) => sum + Math.floor((line.goods.price * amountOf(line)) / line.goods.step), 0) -
  bonuses +
  delivery

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
export function totalOf(lines: readonly KnownLine[], bonuses: number): number | null {
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
