import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'
import { goodsPath } from '../../data/products/desk/goods-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { GoodsScreen } from '../../features/products-desk/list/goods-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/goods`: products with prices and stock. */
export function Page() {
  const { member, organizationId, query, goods } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <GoodsScreen key={goodsPath(query)} initial={goods} query={query} organizationId={organizationId} />
      </div>
    </CabinetFrame>
  )
}
