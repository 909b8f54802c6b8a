import { isShopOpen } from '../../data/registration/desk/is-shop-open.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization } = member
  if (organization?.type !== 'restaurant' || !member.permissions.includes('manageGoods')) notFound()
  const [menu, isOpen] = await Promise.all([
    api.menu.kitchenMenu({ params: { id: organization.id } }),
    isShopOpen(api, member, organization.id),
  ])
  return { member, menu, isOpen }
})
