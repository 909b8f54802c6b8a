import { isShopOpen } from '../../data/registration/desk/is-shop-open.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('manageGoods')) notFound()
  const [{ items }, isOpen] = await Promise.all([
    api.goodsProduct.listGoodsCategories({ query: {} }),
    isShopOpen(api, member, organization.id),
  ])
  return { member, organizationId: organization.id, categories: items, isOpen }
})
