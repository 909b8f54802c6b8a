import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { createCatalogCache } from '../../server/discovery/catalog/catalog-cache.ts'
import { createCatalogReads } from '../../server/discovery/catalog/catalog-reads.ts'
import { listProducts } from '../../server/discovery/catalog/use-cases/list-products.ts'
import { createDeliveryModule } from '../../server/fulfilment/delivery/module.ts'
import type { DeliveryPlace } from '../../server/fulfilment/delivery/ports.ts'
import { type Database, type Executor, run } from '../../server/platform/db/client.ts'
import { createSellerCache } from '../../server/supply/sellers/seller-cache.ts'
import type { Answer, Found } from './relevance-score.ts'

export interface SearchUnderTest {
  /** Returns the first page of a search. */
  readonly search: (text: string) => Promise<Answer>
  /** All products on sale that are delivered to the place. */
  readonly world: readonly Found[]
}

/** The shop's own search over a loaded demo world, without HTTP. */
export async function openSearch(
  { executor }: Pick<Database, 'executor'>,
  place: DeliveryPlace,
): Promise<SearchUnderTest> {
  const now = new Date()
  const clock = () => now
  const delivery = createDeliveryModule({ executor, clock, sellers: createSellerCache({ executor, clock }) })
  const cache = createCatalogCache(executor)
  const serviceable = await delivery.sellersAt(MARKETPLACE, place)
  const world = await productsOf(executor, serviceable.organizationIds)
  const byId = new Map(world.map((product) => [product.id, product]))
  return {
    world,
    search: async (text) => {
      const page = await listProducts(
        { executor, batched: createCatalogReads(executor), delivery, cache },
        {
          place,
          serviceable,
          categoryIds: [],
          filters: [],
          deliveryDates: [],
          sorting: 'popularity',
          substring: text,
          from: 0,
          size: 12,
          now,
        },
      )
      const top = page.rows.map(({ id }) => byId.get(id)).filter((product) => product !== undefined)
      return { top, total: page.total, isDeclared: page.searchedFor !== null }
    },
  }
}

function productsOf(executor: Executor, organizationIds: readonly number[]): Promise<(Found & { id: number })[]> {
  return run<Found & { id: number }>(
    executor,
    `select p.id, p.title, p.unit, p.measure, p.allergens,
       array(select l.category_id from category_listing l where l.product_id = p.id) as "categoryIds"
     from product p where p.organization_id = any($1::int[])
       and exists (select from category_listing l where l.product_id = p.id and l.category_id = 0)`,
    [organizationIds],
  )
}
