import { createCabinetApi, findMember } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Steps before the first sale, or the application form for a person without a seller. */
export const loader = loading(async ({ shop }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) {
    const { bankUrl } = await api.staff.signInWays()
    return { kind: 'apply', bankUrl } as const
  }
  const { organization, permissions } = member
  // only members who manage the shop have steps here
  if (organization === null || !permissions.includes('manageShop')) moved('/cabinet', 302)
  const application = await api.applications.getApplication({ params: { id: organization.id } })
  return { kind: 'checklist', member, application } as const
})
