import type { Send } from '@okolitsa/contracts/kernel/client.ts'

/** Ids of what a page was made of: it is out of date when one of these changes. */
export interface ShownGoods {
  readonly products: Set<number>
  readonly sellers: Set<number>
}

/** Adds to `shown` all products and farms in answers. */
export const withShownGoods =
  (send: Send, shown: ShownGoods): Send =>
  async (endpoint, sending) => {
    const answer = await send(endpoint, sending)
    addGoods(answer, shown)
    return answer
  }

/** What has an id and prices is a product, what has one and is some way off is a farm (contracts/catalog). */
function addGoods(value: unknown, shown: ShownGoods): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const part of value) addGoods(part, shown)
    return
  }
  const { id, priceInfo, distanceKm } = value as Partial<Record<string, unknown>>
  if (typeof id === 'number') {
    if (priceInfo !== undefined) shown.products.add(id)
    if (distanceKm !== undefined) shown.sellers.add(id)
  }
  for (const name in value) addGoods((value as Record<string, unknown>)[name], shown)
}
