import { officeFees as text } from '@okolitsa/strings/ru/office-fees.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { OwnFees } from '../../features/fees-desk/own-fees.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/fees`: the market's fee of the seller, now and from later days. */
export function Page() {
  const { member, fees } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.own.title} isHidden />
      <div className="wrap section stack g5">
        <OwnFees fees={fees} />
      </div>
    </CabinetFrame>
  )
}
