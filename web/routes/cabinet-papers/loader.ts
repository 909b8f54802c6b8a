import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const { organization, permissions } = member
  if (organization === null || !permissions.includes('manageGoods')) notFound()
  const params = { id: organization.id }
  const [papers, application] = await Promise.all([
    api.papers.listPapers({ params }),
    permissions.includes('manageShop') ? api.applications.getApplication({ params }) : null,
  ])
  return { member, organization, papers, application, isShown: application?.state === 'approved' }
})
