import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization, permissions } = member
  if (organization?.type !== 'farmer' || !permissions.includes('workOrders')) notFound()
  const { id: organizationId } = organization
  const query = { organizationId }
  const [desk, couriers] = await Promise.all([
    api.shipments.listParcels({ query }),
    api.courierCalls.listCourierCalls({ query }),
  ])
  return { member, organizationId, desk, couriers }
})
