import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from './load-goods.ts'
import { organizationIdIn } from './organization-id.ts'

export const loader = loading((args) => {
  const id = organizationIdIn(args.params.id) ?? notFound()
  return loadGoods(args, id, args.params.slug)
})
