import { TEMPLATE_KEYS } from '@okolitsa/domain/notification-templates/template-table.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'manageContent')
  const key = TEMPLATE_KEYS.find((one) => one === params.key) ?? null
  if (params.key !== undefined && key === null) notFound()
  return { member, key }
})
