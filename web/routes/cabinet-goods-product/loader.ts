import { orderIdOf } from '../../data/orders/order-id.ts'
import { isShopOpen } from '../../data/registration/desk/is-shop-open.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** A product of the seller; 404 for another seller's. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  if (!member.permissions.includes('manageGoods')) notFound()
  const [product, categories] = await Promise.all([
    api.goodsProduct.readGoods({ params: { id } }),
    api.goodsProduct.listGoodsCategories({ query: {} }),
  ])
  const isOpen = await isShopOpen(api, member, product.organizationId)
  return { member, product, categories: categories.items, isOpen }
})
