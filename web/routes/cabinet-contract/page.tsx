import { sellerContract as text } from '@okolitsa/strings/ru/seller-contract.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ContractScreen } from '../../features/seller-contract-desk/contract-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/contract`: the market's offer with its acceptance, and the requisites for payouts. */
export function Page() {
  const { member, organizationId, contract } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <ContractScreen organizationId={organizationId} initial={contract} />
    </CabinetFrame>
  )
}
