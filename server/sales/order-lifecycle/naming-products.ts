import { factsOf } from '@okolitsa/contracts/refusals/facts-of.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

/** Adds product titles to a refusal of stock, which contains only ids. */
export async function namingProducts<T>(
  lines: readonly { readonly productId: number; readonly title: string }[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const short = error instanceof Refusal ? factsOf(error, 'NOT_ENOUGH_STOCK') : null
    if (!short) throw error
    const titleOf = (productId: number) => lines.find((line) => line.productId === productId)?.title ?? null
    throw new Refusal('NOT_ENOUGH_STOCK', {
      products: short.products.map((product) => ({ ...product, title: titleOf(product.productId) })),
    })
  }
}
