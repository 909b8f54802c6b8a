import { goodsPath, goodsQueryOf } from '../../data/products/desk/goods-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('manageGoods')) notFound()
  const query = goodsQueryOf(url.searchParams)
  const goods = await api.goods.listGoods({ query: { organizationId: organization.id, ...query } })
  if (query.page > 1 && goods.items.length === 0) moved(goodsPath({ ...query, page: 1 }), 302)
  return { member, organizationId: organization.id, query, goods }
})
