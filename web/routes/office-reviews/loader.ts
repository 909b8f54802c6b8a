import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  if (!member.permissions.includes('moderateReviews')) notFound()
  return { member }
})
