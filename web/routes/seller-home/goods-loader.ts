import { loading, moved, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from '../farmer/load-goods.ts'

/** The one category of a shop made in the constructor; any other shop shows its goods at its door. */
export const loader = loading((args) => {
  const { site } = args.shop
  if (!site.isConstructor) moved(`/${args.url.search}`)
  return loadGoods(args, site.organizationId ?? notFound(), undefined)
})
