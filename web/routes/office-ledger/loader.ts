import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

const LARGEST_ID = 2_147_483_647
/** The number in a field of the search; null = empty or not a number. */
const numberIn = (typed: string | null): number | null => {
  const number = Number((typed ?? '').replaceAll(/[\s№]/g, ''))
  return Number.isSafeInteger(number) && number > 0 && number <= LARGEST_ID ? number : null
}

function noneWhenMissing(error: unknown): null {
  if (isApiProblem(error) && error.problem.status === 404) return null
  throw error
}

export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeLedger')
  const [order, seller, after] = ['order', 'seller', 'after'].map((name) => numberIn(url.searchParams.get(name)))
  const [found, sum] = await Promise.all([
    api.statements.listLedgerEntries({
      query: { ...(order && { order }), ...(seller && { seller }), ...(after && { after }) },
    }),
    order ? api.statements.explainSellerSum({ params: { id: order } }).catch(noneWhenMissing) : null,
  ])
  return { member, order: order ?? null, seller: seller ?? null, found, sum }
})
