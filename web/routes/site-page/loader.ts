import { loading, notFound } from '../../platform/loading/loading.ts'
import { findSitePage, loadSitePage } from './load-site-page.ts'

/** A page that the seller made, at an address of its own. */
export const loader = loading(async (args) => {
  const { slug = '', part } = args.params
  const page = await findSitePage(args, part === undefined ? `/${slug}` : `/${slug}/${part}`)
  return loadSitePage(args, page ?? notFound())
})
