import { stockLots as text } from '@okolitsa/strings/ru/stock-lots.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { LotScreen } from '../../features/stock-desk/lot-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/stock/lots/:id`: customers who received a lot, and its recall. */
export function Page() {
  const { member, lotOrders } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.number(lotOrders.lot.number)} isHidden />
      <div className="wrap section stack g5">
        <LotScreen key={lotOrders.lot.id} initial={lotOrders} />
      </div>
    </CabinetFrame>
  )
}
