import { moneyPapers } from '@okolitsa/strings/ru/money-papers.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { OFFICE_PAPERS_PATH } from '../../data/office/use-agency-papers.ts'
import { LedgerScreen } from '../../features/office-ledger/ledger-screen.tsx'
import { ManualEntries } from '../../features/office-ledger/manual-entries.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { OrderSumLines } from '../../features/statements-desk/order-sum.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { loader } from './loader.ts'

/** `/office/ledger`: entries of the ledger with both sides. */
export function Page() {
  const { member, sum, asked, found } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={statements.ledger.title} isHidden />
      <OfficeTop
        title={statements.ledger.title}
        note={statements.ledger.lead}
        actions={
          <Button look="secondary" size="medium" href={OFFICE_PAPERS_PATH}>
            {moneyPapers.office.title}
          </Button>
        }
      />
      {sum && (
        <Card as="section" className="stack g3">
          <h2 className="h4">{statements.sums.title}</h2>
          <OrderSumLines sum={sum} />
        </Card>
      )}
      <ManualEntries />
      <LedgerScreen asked={asked} found={found} hasOrders={member.permissions.includes('seeOrders')} />
    </OfficeFrame>
  )
}
