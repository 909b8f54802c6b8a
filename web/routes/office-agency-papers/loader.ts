import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { papersAskedOf } from '../../data/office/use-agency-papers.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'seeLedger')
  return { member, asked: papersAskedOf(url.searchParams) }
})
