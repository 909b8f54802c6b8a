import { company as text } from '@okolitsa/strings/ru/company.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { CompanyScreen } from '../../features/sellers-desk/company/company-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/company`: who the seller is, its telephone, taxes and ways of payment. */
export function Page() {
  const { member, organizationId, company } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <CompanyScreen organizationId={organizationId} initial={company} />
    </CabinetFrame>
  )
}
