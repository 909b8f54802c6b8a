import type { PieceSort } from '@okolitsa/domain/content/written-piece.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { loading } from '../../platform/loading/loading.ts'

const SORTS: Readonly<Record<string, PieceSort>> = { shelves: 'shelf', menus: 'menu', festival: 'festival' }

export const loader = loading(async ({ shop, url, params }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'manageContent')
  return { member, code: params.code ?? null, sort: SORTS[url.pathname.split('/')[3] ?? ''] ?? 'shelf' }
})
