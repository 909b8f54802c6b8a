import { sellerContract as text } from '@okolitsa/strings/ru/seller-contract.ts'
import { KppCard } from '../../features/agency-papers-desk/kpp-card.tsx'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ContractScreen } from '../../features/seller-contract-desk/contract-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/contract`: the market's offer with its acceptance, the requisites for payouts, and the КПП of a company. */
export function Page() {
  const { member, organizationId, contract, kpp } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <ContractScreen organizationId={organizationId} initial={contract}>
        <KppCard organizationId={organizationId} initial={kpp} />
      </ContractScreen>
    </CabinetFrame>
  )
}
