import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

/** Stock knows products by id only; a refusal for want of it says their names too. */
export async function namingProducts<T>(
  lines: readonly { readonly productId: number; readonly title: string }[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'NOT_ENOUGH_STOCK') throw error
    const short = (error.facts.products ?? []) as readonly { productId: number }[]
    const titleOf = (productId: number) => lines.find((line) => line.productId === productId)?.title ?? null
    throw new Refusal(error.code, {
      ...error.facts,
      products: short.map((product) => ({ ...product, title: titleOf(product.productId) })),
    })
  }
}
