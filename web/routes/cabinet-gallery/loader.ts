import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization, permissions } = member
  if (organization === null || !permissions.includes('manageGoods')) notFound()
  const { id } = organization
  const [gallery, application] = await Promise.all([
    api.galleries.listPictures({ params: { thing: 'farmers', id } }),
    permissions.includes('manageShop') ? api.applications.getApplication({ params: { id } }) : null,
  ])
  return { member, organization, gallery, isShown: application?.state === 'approved' }
})
