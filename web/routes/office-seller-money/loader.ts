import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { askedStatement, statementQueryOf } from '../../data/statements/desk/statement-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params: { id: text } }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  demandRight(member, 'seeLedger')
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id < 1) notFound()
  const query = statementQueryOf(url.searchParams)
  const params = { id }
  try {
    const [balance, statement] = await Promise.all([
      api.statements.getSellerBalance({ params }),
      api.statements.getSellerStatement({ params, query: askedStatement(query) }),
    ])
    return { member, query, balance, statement }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) notFound()
    throw error
  }
})
