import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { SitePage } from '@okolitsa/contracts/site-pages/site-page.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import type { Loading } from '../../platform/loading/loading.ts'

/** A published page of the site that is asked; null = there is none at this address. */
export async function findSitePage({ shop, signal }: Loading, path: string): Promise<SitePage | null> {
  try {
    return await shop.api.sitePages.getSitePage({ query: { path }, signal })
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) return null
    throw error
  }
}

/** The page with what its blocks show that is not written on it. */
export async function loadSitePage({ shop, signal }: Loading, page: SitePage) {
  const most = Math.max(0, ...page.blocks.map((block) => (block.type === 'goods' ? block.props.most : 0)))
  const id = shop.site.organizationId
  const goods =
    most === 0 || id === null || shop.site.sellerType === 'restaurant'
      ? { items: [] }
      : await shop.api.catalog.listFarmerProducts({
          params: { id },
          query: { ...locationQueryOf(shop.location), page: 1, perPage: most, categoriesIds: [] },
          signal,
        })
  return { page, products: goods.items }
}

/** What the shop had when the page was asked for. */
export type Shown = Omit<Awaited<ReturnType<typeof loadSitePage>>, 'page'>
