import type { Send } from '@okolitsa/contracts/kernel/client.ts'

/** What a page was made of. */
export interface ShownGoods {
  /** Ids: it is out of date when one of these changes. */
  readonly products: Set<number>
  readonly sellers: Set<number>
  /** When a kitchen on it opens or closes, ms since the epoch: it holds until then. */
  holdsUntil: number
}

export const nothingShown = (): ShownGoods => ({
  products: new Set(),
  sellers: new Set(),
  holdsUntil: Number.POSITIVE_INFINITY,
})

/** Adds to `shown` all products, farms and kitchens in answers. */
export const withShownGoods =
  (send: Send, shown: ShownGoods): Send =>
  async (endpoint, sending) => {
    const answer = await send(endpoint, sending)
    addGoods(answer, shown)
    return answer
  }

/**
 * What has an id and prices is a product, what has one and is some way off is a farm (contracts/catalog), what has one and
 * a state is a kitchen (contracts/restaurants).
 */
function addGoods(value: unknown, shown: ShownGoods): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const part of value) addGoods(part, shown)
    return
  }
  const { id, priceInfo, distanceKm, state } = value as Partial<Record<string, unknown>>
  if (typeof id === 'number') {
    const isKitchen = typeof state === 'object' && state !== null
    if (priceInfo !== undefined) shown.products.add(id)
    if (distanceKm !== undefined || isKitchen) shown.sellers.add(id)
    if (isKitchen) shown.holdsUntil = Math.min(shown.holdsUntil, endOf(state))
  }
  for (const name in value) addGoods((value as Record<string, unknown>)[name], shown)
}

/** When a kitchen is in another state. */
function endOf(state: { readonly until?: unknown; readonly opensAt?: unknown }): number {
  const end = state.until ?? state.opensAt
  return typeof end === 'string' ? Date.parse(end) : Number.POSITIVE_INFINITY
}
