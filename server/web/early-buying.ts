import { randomUUID } from 'node:crypto'
import { linkedProducts, linkedText } from '@okolitsa/domain/cart/cart-link.ts'
import type { FastifyInstance } from 'fastify'

/** Number of sale steps of the single product of a form. */
const STEPS = /^[1-9]\d?$/

/** URL that adds a form's products to the cart, with a new id. */
export function linkOfForm(form: URLSearchParams): string {
  const wanted = linkedProducts(form.get('products') ?? '') ?? []
  const steps = form.get('steps') ?? ''
  const [first, ...others] = wanted
  const isOne = first !== undefined && others.length === 0 && STEPS.test(steps)
  const products = isOne ? [{ ...first, quantity: Number(steps) }] : wanted
  return `/cart/add?${new URLSearchParams({ products: linkedText(products), key: randomUUID() })}`
}

/**
 * Handles product buttons before the page is interactive: a plain form is redirected to the page that handles such
 * links. The request changes no data and permits no more than a link, which foreign pages may use as well.
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
