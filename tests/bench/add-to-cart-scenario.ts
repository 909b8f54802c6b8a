import { REPLAY_HEADER, type ReplayRequest } from './limit-server.ts'
import { type ReplayedStatement, replayable } from './replay.ts'
import type { Prepared, Workbench } from './scenario.ts'
import { inOneStatement } from './single-statement.ts'
import type { Request } from './socket-load.ts'
import { cloneCart, type TemplateCart } from './template-carts.ts'

/** Required ratio to the limit for writes. */
export const WRITE_AIM = 0.5
/** Required ratio to the single-statement server. */
const SINGLE_AIM = 0.35
const CARTS_PER_TEMPLATE = 40

/**
 * Adds one piece of a product to a guest's cart; 40 carts per seller, so that concurrent requests seldom share a cart.
 */
export async function prepareAddToCart(bench: Workbench, templates: readonly TemplateCart[]): Promise<Prepared> {
  const writes: ReplayedStatement[][] = []
  const requests: Request[][] = []
  for (const [template, { cartId, productId }] of templates.entries()) {
    const body = { products: [{ productId, quantity: 1 }] }
    const carts = await cloneCart(bench, cartId, Array(CARTS_PER_TEMPLATE).fill(null))
    const path = (id: string) => `/api/v2/cart/${id}/products`
    const first = carts[0] as string
    await bench.recorder.record({ method: 'POST', path: path(first), body })
    const recorded = await bench.recorder.record({ method: 'POST', path: path(first), body })
    if (recorded.status !== 200) throw new Error(`adding to a cart answers ${recorded.status}: ${recorded.body}`)
    writes.push(replayable(recorded.statements, { cart: first }))
    requests.push(
      carts.map((cart) => ({
        method: 'POST' as const,
        path: path(cart),
        headers: {
          'content-type': 'application/json',
          [REPLAY_HEADER]: JSON.stringify({ template, inputs: { cart } } satisfies ReplayRequest),
        },
        body: JSON.stringify(body),
      })),
    )
  }
  // consecutive requests use carts of different sellers
  const shuffled = Array.from({ length: CARTS_PER_TEMPLATE }, (_, index) =>
    requests.flatMap((ofTemplate) => ofTemplate.slice(index, index + 1)),
  ).flat()
  return {
    scenarios: [{ name: 'add to cart', aim: WRITE_AIM, singleAim: SINGLE_AIM, load: () => ({ requests: shuffled }) }],
    plan: { writes },
    singlePlan: { writes: await inOneStatement(bench.database, writes) },
  }
}
