import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  if (member.organization?.type !== 'restaurant') moved('/cabinet', 302)
  const { id } = member.organization
  const [orders, menu] = await Promise.all([
    api.kitchen.listKitchenOrders({ query: { organizationId: id } }),
    api.menu.kitchenMenu({ params: { id } }),
  ])
  return { member, organizationId: id, orders: orders.items, menu }
})
