import { loading, notFound } from '../../platform/loading/loading.ts'
import { findSitePage, loadSitePage } from './load-site-page.ts'

/** A custom page of the seller's site. */
export const loader = loading(async (args) => {
  const { slug = '', part } = args.params
  const page = await findSitePage(args, part === undefined ? `/${slug}` : `/${slug}/${part}`)
  return loadSitePage(args, page ?? notFound())
})
