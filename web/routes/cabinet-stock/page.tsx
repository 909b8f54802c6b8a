import { stockDesk as text } from '@okolitsa/strings/ru/stock-desk.ts'
import { stockPath } from '../../data/stock/desk/stock-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { StockScreen } from '../../features/stock-desk/stock-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/stock`: stock of a farm's products. */
export function Page() {
  const { member, owner, query, stock } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <StockScreen key={stockPath(query)} initial={stock} query={query} owner={owner} />
      </div>
    </CabinetFrame>
  )
}
