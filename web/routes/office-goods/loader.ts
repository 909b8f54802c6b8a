import { goodsShape } from '../../data/office/goods-query.ts'
import { listQueryIn } from '../../data/office/list-query.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'checkGoods')
  const { items: categories } = await api.goods.listCheckedCategories()
  const shape = goodsShape(categories, url.searchParams.get('seller'))
  return { member, categories, shape, query: listQueryIn(url.searchParams, shape) }
})
