import { type BankVisit, bankVisit } from '../../data/operator/bank-visit.ts'
import { createOperatorApi } from '../../data/operator/operator-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Needs an ИНН and a proof of the bank; without them, and on a site of a seller, it leads home (spec 2.2). */
export const loader = loading(async ({ shop, url }) => {
  const visit = visitOf(url.searchParams) ?? bankVisit.kept()
  if (!visit || shop.site.mode !== 'default') moved('/', 302)
  const { bankUrl } = await createOperatorApi(shop.send).staff.signInWays()
  return { visit, bankUrl }
})

function visitOf(query: URLSearchParams): BankVisit | null {
  const [inn, token, code] = ['inn', 'token', 'code'].map((name) => query.get(name)?.trim())
  if (!inn || !(token || code)) return null
  return { inn, proof: token ? { externalToken: token } : { code: code ?? '' } }
}
