import { company as text } from '@okolitsa/strings/ru/company.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { CompanyScreen } from '../../features/sellers-desk/company/company-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/company`: profile, telephone, taxes and payment methods of the seller. */
export function Page() {
  const { member, organizationId, company } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <CompanyScreen organizationId={organizationId} initial={company} />
    </CabinetFrame>
  )
}
