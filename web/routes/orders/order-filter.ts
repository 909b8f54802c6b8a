import type { OrderPeriod, OrderStage } from '@okolitsa/domain/orders/order-status.ts'

/** Filters of the order list; null = no filter. */
export interface OrderFilter {
  readonly stage: OrderStage | null
  readonly period: OrderPeriod | null
  readonly seller: number | null
}

export const ORDERS_PATH = '/account/orders'

export const isNarrowed = ({ stage, period, seller }: OrderFilter): boolean =>
  stage !== null || period !== null || seller !== null

export function ordersPath({ stage, period, seller }: OrderFilter, page: number, path = ORDERS_PATH): string {
  const query = new URLSearchParams({
    ...(stage && { stage }),
    ...(seller && { seller: String(seller) }),
    ...(period && { period }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}
