import { moneyPapers as text } from '@okolitsa/strings/ru/money-papers.ts'
import { LEDGER_PATH } from '../../data/office/ledger-paths.ts'
import { PaperRow } from '../../features/agency-papers-desk/paper-row.tsx'
import { OfficePapersScreen } from '../../features/office-agency-papers/papers-screen.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import type { loader } from './loader.ts'

/** `/office/ledger/papers`: papers of all sellers. */
export function Page() {
  const { member, asked } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.office.title} isHidden />
      <OfficeTop
        title={text.office.title}
        note={text.office.lead}
        actions={
          <Button look="secondary" size="medium" href={LEDGER_PATH}>
            {text.office.toLedger}
          </Button>
        }
      />
      <OfficePapersScreen
        key={JSON.stringify(asked)}
        asked={asked}
        row={(paper, seller, buttons) => (
          <PaperRow key={paper.id} paper={paper} note={seller} files={`/v1/office/agency-papers/${paper.id}`}>
            {buttons}
          </PaperRow>
        )}
      />
    </OfficeFrame>
  )
}
