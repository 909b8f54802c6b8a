import { stockDesk } from '@okolitsa/strings/ru/stock-desk.ts'
import { historyPath } from '../../data/stock/desk/stock-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { StockHistory } from '../../features/stock-desk/stock-history.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/stock/history`: stock movements with authors. */
export function Page() {
  const { member, organizationId, productId, entries } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={stockDesk.history.title} isHidden />
      <div className="wrap section stack g5">
        <StockHistory
          key={historyPath(productId)}
          initial={entries}
          organizationId={organizationId}
          productId={productId}
        />
      </div>
    </CabinetFrame>
  )
}
