import { loading, notFound } from '../../platform/loading/loading.ts'
import { farmerIdIn } from './farmer-id.ts'
import { loadGoods } from './load-goods.ts'

export const loader = loading((args) => {
  const id = farmerIdIn(args.params.id) ?? notFound()
  return loadGoods(args, id, args.params.slug)
})
