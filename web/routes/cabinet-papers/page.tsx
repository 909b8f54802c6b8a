import { papers as text } from '@okolitsa/strings/ru/papers.ts'
import { sellerPapersPath } from '../../data/sellers/desk/seller-path.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { PlotPaper } from '../../features/registration-desk/plot-paper.tsx'
import { PapersScreen } from '../../features/sellers-desk/papers/papers-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/papers`: declarations and certificates of the seller. */
export function Page() {
  const { member, organization, papers, application, isShown } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <PapersScreen
        organizationId={organization.id}
        shopUrl={isShown ? sellerPapersPath(organization) : null}
        initial={papers}
      />
      {isShown && application?.person?.kind === 'household' && (
        <div className="wrap section">
          <PlotPaper application={application} />
        </div>
      )}
    </CabinetFrame>
  )
}
