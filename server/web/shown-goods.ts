import type { Send } from '@okolitsa/contracts/kernel/client.ts'

/** What a page was made of. */
export interface ShownGoods {
  /** Ids: it is out of date when one of these changes. */
  readonly products: Set<number>
  readonly sellers: Set<number>
  /** When a kitchen on it opens or closes, or another part of the day begins there, ms since the epoch. */
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
  const { id, priceInfo, distanceKm, state, availability, isServedNow } = value as Partial<Record<string, unknown>>
  if (typeof id === 'number') {
    const isKitchen = isObject(state)
    if (priceInfo !== undefined) shown.products.add(id)
    if (distanceKm !== undefined || isKitchen) shown.sellers.add(id)
    if (isKitchen) shown.holdsUntil = Math.min(shown.holdsUntil, endOf(state))
    // of dishes and of sections of a menu
    if (isObject(availability)) shown.holdsUntil = Math.min(shown.holdsUntil, endOf(availability))
    if (isServedNow !== undefined) shown.holdsUntil = Math.min(shown.holdsUntil, endOf(value))
  }
  for (const name in value) addGoods((value as Record<string, unknown>)[name], shown)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** When what is said of a kitchen, a section or a dish is over (contracts/restaurants). */
function endOf(said: Partial<Record<'until' | 'opensAt' | 'servedUntil' | 'servedAt', unknown>>): number {
  const { until, opensAt, servedUntil, servedAt } = said
  const ends = [until, opensAt, servedUntil, servedAt].filter((end) => typeof end === 'string')
  return Math.min(...ends.map((end) => Date.parse(end)))
}
