import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, params }) => {
  const api = createCabinetApi(shop.send)
  const siteUuid = params.siteUuid ?? notFound()
  const member = await findMember(api)
  if (!member) moved(signInPath(`/cabinet/sites/${siteUuid}/domain`), 302)
  const { items } = await api.sites.listSites()
  const site = items.find((one) => one.siteUuid === siteUuid) ?? notFound()
  return { member, siteUuid, host: site.shownHosts[0] ?? null }
})
