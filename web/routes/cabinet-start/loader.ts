import { createCabinetApi, findMember } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** What is left before the first sale, or, for whoever does not sell yet, the way to begin. */
export const loader = loading(async ({ shop }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) {
    const { bankUrl } = await api.staff.signInWays()
    return { kind: 'apply', bankUrl } as const
  }
  const { organization, permissions } = member
  // whoever arranges nothing of a shop has nothing to do here
  if (organization === null || !permissions.includes('manageShop')) moved('/cabinet', 302)
  const application = await api.applications.getApplication({ params: { id: organization.id } })
  return { kind: 'checklist', member, application } as const
})
