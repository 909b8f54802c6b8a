import { loyaltyDesk as text } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { OffersScreen } from '../../features/loyalty-desk/offers-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/offers`: promo codes and bonuses of a seller. */
export function Page() {
  const { member, organizationId, codes, program, shared } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <OffersScreen organizationId={organizationId} codes={codes} program={program} shared={shared} />
      </div>
    </CabinetFrame>
  )
}
