import type { Send } from '@okolitsa/contracts/kernel/client.ts'

/** Adds to `shown` the ids of all products in answers: a page made of them is out of date when one of these changes. */
export const withShownProducts =
  (send: Send, shown: Set<number>): Send =>
  async (endpoint, sending) => {
    const answer = await send(endpoint, sending)
    addProducts(answer, shown)
    return answer
  }

/** What has an id and prices is a product, as a card or whole (contracts/catalog). */
function addProducts(value: unknown, shown: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const part of value) addProducts(part, shown)
    return
  }
  const { id, priceInfo } = value as { readonly id?: unknown; readonly priceInfo?: unknown }
  if (priceInfo !== undefined && typeof id === 'number') shown.add(id)
  for (const name in value) addProducts((value as Record<string, unknown>)[name], shown)
}
