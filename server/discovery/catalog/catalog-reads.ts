import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { batchedReads } from '../../platform/db/batched-reads.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { CardRow } from './store/card-row.ts'
import { findProductPages, type ProductPageRow } from './store/product.store.ts'
import { kindOfList, type ListingQuestion, listPages } from './store/product-list.store.ts'

/** The most frequent reads of the catalogue; concurrent ones share a statement. */
export interface CatalogReads {
  listPage(question: ListingQuestion): Promise<CardRow[]>
  /** The page of a farmer's product by slug; null = the site has no such page. */
  productPage(scope: SiteScope, slug: string): Promise<ProductPageRow | null>
}

const kindOfScope = ({ sellers, seesHiddenSellers }: SiteScope): string => `${sellers}|${seesHiddenSellers}`

export function createCatalogReads(executor: Executor): CatalogReads {
  const productPage = batchedReads({
    load: (questions: readonly { readonly scope: SiteScope; readonly slug: string }[]) => {
      const [first] = questions
      return first
        ? findProductPages(
            executor,
            first.scope,
            questions.map(({ slug }) => slug),
          )
        : Promise.resolve([])
    },
    kindOf: ({ scope }) => kindOfScope(scope),
  })
  return {
    listPage: batchedReads({ load: (questions) => listPages(executor, questions), kindOf: kindOfList }),
    productPage: (scope, slug) => productPage({ scope, slug }),
  }
}
