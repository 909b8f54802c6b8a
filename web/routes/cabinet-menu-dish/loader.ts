import { orderIdOf } from '../../data/orders/order-id.ts'
import { isShopOpen } from '../../data/registration/desk/is-shop-open.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** A dish of the restaurant with its menu; 404 for another restaurant's. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  if (!member.permissions.includes('manageGoods')) notFound()
  const product = await api.goodsProduct.readGoods({ params: { id } })
  if (!product.form.dish) notFound()
  const [menu, isOpen] = await Promise.all([
    api.menu.kitchenMenu({ params: { id: product.organizationId } }),
    isShopOpen(api, member, product.organizationId),
  ])
  return { member, product, menu, isOpen }
})
