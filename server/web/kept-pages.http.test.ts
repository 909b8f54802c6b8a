import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import type { App } from '../app.ts'
import { productsChanged } from '../discovery/read-models/public.ts'
import { listenForInvalidations, on } from '../platform/invalidation/invalidations.ts'
import { AUTHOR } from '../testing/supply.data.ts'
import { openWorld } from '../testing/world.data.ts'
import { testApp } from '../testing.ts'
import { createHtmlMemory } from './html-memory.ts'
import { noteShown, nothingShown } from './shown-things.ts'

const FARM = 7
const MILK = 1
const CHEESE = 2
const world = await openWorld()
await world.categories({ id: 11, urlKey: 'dairy', title: 'Молочное' })
await world.sellers({ id: FARM })
await world.products(
  { id: MILK, seller: FARM, price: 50_000, stock: 3 },
  { id: CHEESE, seller: FARM, price: 90_000, stock: 3 },
)
const { app: other } = await testApp(world.url, { clock: () => world.now() })

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** Opens a node that caches product pages made from its own answers. */
async function openNode(app: App) {
  const memory = createHtmlMemory({ clock: () => world.now() })
  const rendered: number[] = []
  const bus = await listenForInvalidations(app.database.sessions, {
    topics: [productsChanged],
    invalidations: [
      on(productsChanged, (ids) =>
        ids === null ? memory.invalidateAll() : memory.invalidate(ids.split(',').map((id) => `product:${id}`)),
      ),
    ],
    onFailure: (error) => {
      throw error
    },
  })
  ends.push(() => bus.stop())
  const open = async (id: number): Promise<string> => {
    const page = await memory.get(`/${id}`, null, async () => {
      rendered.push(id)
      const answer = (await app.http.inject({ url: `/api/v3/products/slug/product-${id}` })).json()
      const shown = nothingShown(new Date(0))
      noteShown(catalogEndpoints.getProduct.answer, answer, shown)
      const { isAvailableForCart, reason } = answer.availability
      return { status: 200, html: `${answer.price} ${isAvailableForCart} ${reason}`, ...shown }
    })
    return (await page.bytes.as(null)).toString()
  }
  return { open, rendered }
}
const nodes = await Promise.all([openNode(world.app), openNode(other)])
/** The pages sent by both nodes. */
const both = (id: number) => Promise.all(nodes.map(({ open }) => open(id)))
const WITHIN_MS = 1_000

it('shows a new price within a second on every node, and does not render pages of other products again', async () => {
  expect(await both(MILK)).toEqual(['500 true null', '500 true null'])
  await both(CHEESE)
  const before = nodes.map(({ rendered }) => rendered.length)
  await world.write((tx, { products }) =>
    products.setPrice(tx, AUTHOR, { organizationId: FARM, productId: MILK }, kopecks(61_000)),
  )
  await expect.poll(() => both(MILK), { timeout: WITHIN_MS }).toEqual(['610 true null', '610 true null'])
  await both(CHEESE)
  const anew = nodes.map(({ rendered }, index) => rendered.slice(before[index]))
  for (const ids of anew) expect(new Set(ids)).toEqual(new Set([MILK]))
})

it('shows within a second on every node that the last piece was sold, or that a piece is available again', async () => {
  const ref = { organizationId: FARM, productId: MILK }
  const setStock = (onHand: number) =>
    world.write((tx, { products }) => products.setStock(tx, AUTHOR, ref, { kind: 'counted', onHand }))
  await both(MILK)
  await setStock(0)
  await expect.poll(() => both(MILK), { timeout: WITHIN_MS }).toEqual(Array(2).fill('610 false outOfStock'))
  await setStock(5)
  await expect.poll(() => both(MILK), { timeout: WITHIN_MS }).toEqual(Array(2).fill('610 true null'))
})
