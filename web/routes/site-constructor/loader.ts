import { type BankVisit, bankVisit } from '../../data/cabinet/bank-visit.ts'
import { createCabinetApi } from '../../data/cabinet/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Needs an ИНН and a proof of the bank; without them, and on a site of a seller, it leads home (spec 2.2). */
export const loader = loading(async ({ shop, url }) => {
  const visit = visitOf(url.searchParams) ?? bankVisit.kept()
  if (!visit || shop.site.mode !== 'default') moved('/', 302)
  const { bankUrl } = await createCabinetApi(shop.send).staff.signInWays()
  return { visit, bankUrl }
})

function visitOf(query: URLSearchParams): BankVisit | null {
  const [inn, token, code] = ['inn', 'token', 'code'].map((name) => query.get(name)?.trim())
  if (!inn || !(token || code)) return null
  return { inn, proof: token ? { externalToken: token } : { code: code ?? '' } }
}
