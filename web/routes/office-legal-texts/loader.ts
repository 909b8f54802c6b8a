import { LEGAL_CODES } from '@okolitsa/domain/content/legal-codes.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'manageLegalTexts')
  const code = LEGAL_CODES.find((one) => one === params.code) ?? null
  if (params.code !== undefined && code === null) notFound()
  return { member, code }
})
