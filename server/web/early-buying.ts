import { randomUUID } from 'node:crypto'
import { linkedProducts, linkedText } from '@okolitsa/domain/cart/cart-link.ts'
import type { FastifyInstance } from 'fastify'

/** Steps of the one product that a form names beside it. */
const STEPS = /^[1-9]\d?$/

/** Where a form of goods leads: the link that puts them into the cart, as one more use of it. */
export function linkOfForm(form: URLSearchParams): string {
  const wanted = linkedProducts(form.get('products') ?? '') ?? []
  const steps = form.get('steps') ?? ''
  const [first, ...others] = wanted
  const isOne = first !== undefined && others.length === 0 && STEPS.test(steps)
  const products = isOne ? [{ ...first, quantity: Number(steps) }] : wanted
  return `/cart/add?${new URLSearchParams({ products: linkedText(products), key: randomUUID() })}`
}

/**
 * Buttons of goods before a page has come alive: a plain form, answered by a redirect to the page that such links lead
 * to. It does nothing itself, and nothing that a link could not do: a foreign page may send it as well as link there.
 */
export function mountEarlyBuying(app: FastifyInstance): void {
  app.register(async (part) => {
    part.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2_048 },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    )
    part.post('/cart/add', async ({ body }, reply) =>
      reply
        .code(303)
        .header('location', linkOfForm(body instanceof URLSearchParams ? body : new URLSearchParams()))
        .header('cache-control', 'no-store')
        .send(''),
    )
  })
}
