import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { askedStatement, statementQueryOf } from '../../data/statements/desk/statement-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (!organization || !member.permissions.includes('seeNumbers')) notFound()
  const query = statementQueryOf(url.searchParams)
  const organizationId = organization.id
  const [balance, statement, taxes] = await Promise.all([
    api.statements.getBalance({ query: { organizationId } }),
    api.statements.getStatement({ query: { organizationId, ...askedStatement(query) } }),
    api.taxes.getSellerTaxes({ params: { id: organizationId }, query: {} }),
  ])
  return { member, query, balance, statement, taxes }
})
