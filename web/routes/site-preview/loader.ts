import { loading } from '../../platform/loading/loading.ts'
import { loadSitePage } from '../site-page/load-site-page.ts'

/** A draft, accessible by its secret link. */
export const loader = loading(async (args) => {
  const { shop, params, signal } = args
  return loadSitePage(args, await shop.api.sitePages.getPagePreview({ query: { token: params.token ?? '' }, signal }))
})
