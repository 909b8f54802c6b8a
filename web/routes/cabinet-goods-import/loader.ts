import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { importPath, importRowsQueryOf } from '../../data/products/desk/goods-import-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** Imported files of a farm, or one of them with its rows. */
export const loader = loading(async ({ shop, url, params }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname + url.search), 302)
  const { organization } = member
  if (organization?.type !== 'farmer' || !member.permissions.includes('manageGoods')) notFound()
  const organizationId = organization.id
  const { importId } = params
  if (importId === undefined) {
    const { items, exportParts } = await api.goodsImport.listImports({ query: { organizationId } })
    return { member, organizationId, imports: items, exportParts, opened: null }
  }
  if (!/^[1-9]\d{0,8}$/.test(importId)) notFound()
  const id = Number(importId)
  const query = importRowsQueryOf(url.searchParams)
  try {
    const [goodsImport, rows] = await Promise.all([
      api.goodsImport.getImport({ params: { id } }),
      api.goodsImport.listImportRows({ params: { id }, query }),
    ])
    if (query.page > 1 && rows.items.length === 0) moved(importPath(id, { fate: query.fate }), 302)
    return { member, organizationId, imports: [], exportParts: 1, opened: { goodsImport, rows, query } }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) notFound()
    throw error
  }
})
