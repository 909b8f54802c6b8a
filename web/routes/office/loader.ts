import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { officeSectionsOf } from '../../features/office-shell/office-sections.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** The start of the office is its first section. */
export const loader = loading(async ({ shop, url }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  const [first] = officeSectionsOf(member)
  if (first) moved(first.href, 302)
  return { member }
})
