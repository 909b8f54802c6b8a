import { moneyPapers as text } from '@okolitsa/strings/ru/money-papers.ts'
import { OwnPapersScreen } from '../../features/agency-papers-desk/own-papers.tsx'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/money/papers`: reports, acts and reconciliations of the seller. */
export function Page() {
  const { member, asked, papers } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section">
        <OwnPapersScreen key={asked.after} asked={asked} initial={papers} />
      </div>
    </CabinetFrame>
  )
}
