/** Limits of a link that fills a cart; such links are not authenticated. */
export const MAX_LINKED_GOODS = 20
export const MAX_LINKED_QUANTITY = 20

export interface LinkedProduct {
  readonly productId: number
  readonly quantity: number
}

const PART = /^([1-9]\d{0,8})(?::([1-9]\d?))?$/

/** Text of a link: `12:2,15` = two steps of product 12 and one step of product 15. */
export const linkedText = (products: readonly LinkedProduct[]): string =>
  products.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',')

/** Reads the products of a link, each once; null = the text is malformed or over the limits. */
export function linkedProducts(text: string): readonly LinkedProduct[] | null {
  if (text.length > 400) return null
  const wanted = new Map<number, number>()
  for (const part of text.split(',')) {
    const found = PART.exec(part)
    if (!found) return null
    const productId = Number(found[1])
    wanted.set(productId, (wanted.get(productId) ?? 0) + Number(found[2] ?? 1))
  }
  const products = [...wanted].map(([productId, quantity]) => ({ productId, quantity }))
  return products.length <= MAX_LINKED_GOODS && products.every(({ quantity }) => quantity <= MAX_LINKED_QUANTITY)
    ? products
    : null
}
