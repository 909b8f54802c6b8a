import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { ledgerPageIn } from '../../data/office/ledger-query.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

function noneWhenMissing(error: unknown): null {
  if (isApiProblem(error) && error.problem.status === 404) return null
  throw error
}

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeLedger')
  const asked = ledgerPageIn(url.searchParams)
  const { order } = asked
  const [found, sum] = await Promise.all([
    api.statements.listLedgerEntries({ query: asked }),
    order ? api.statements.explainSellerSum({ params: { id: order } }).catch(noneWhenMissing) : null,
  ])
  return { member, asked, found, sum }
})
