import { stockLots as text } from '@okolitsa/strings/ru/stock-lots.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { LotList } from '../../features/stock-desk/lot-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/stock/lots`: lots with expiry dates. */
export function Page() {
  const { member, organizationId, state, lots } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <LotList key={state} initial={lots} organizationId={organizationId} state={state} />
      </div>
    </CabinetFrame>
  )
}
