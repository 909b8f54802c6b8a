import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from '../farmer/load-goods.ts'

export const loader = loading((args) => loadGoods(args, args.shop.site.organizationId ?? notFound(), undefined))
