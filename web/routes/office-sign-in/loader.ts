import { createOfficeApi, findOfficeMember, officePathOr } from '../../data/office/office-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const next = officePathOr(url.searchParams.get('next'))
  if (await findOfficeMember(api)) moved(next, 302)
  const { passkeys } = await api.signIn.getOfficeSignIn()
  return { next, hasPasskeys: passkeys.isOffered }
})
