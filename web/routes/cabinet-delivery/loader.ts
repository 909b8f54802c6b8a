import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization, permissions } = member
  const isKitchen = organization?.type === 'restaurant'
  if (!organization || !(isKitchen || organization.type === 'farmer') || !permissions.includes('manageShop')) notFound()
  const params = { id: organization.id }
  const [shipping, shipmentSettings] = await Promise.all([
    api.shipping.getShipping({ params }),
    // dinners are not sent by a carrier
    isKitchen ? null : api.shipments.getShipmentSettings({ params }),
  ])
  return { member, organizationId: organization.id, shipping, shipmentSettings }
})
