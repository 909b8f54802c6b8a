import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const [consents, personalData, customer, looks] = await Promise.all([
    shop.api.identity.consents(),
    shop.api.personalData.personalData(),
    shop.api.identity.user(),
    shop.api.dataLooks.listDataLooks(),
  ])
  return { consents, personalData, customer, looks: looks.items }
})
