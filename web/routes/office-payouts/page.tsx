import { officePayouts as text } from '@okolitsa/strings/ru/office-payouts.ts'
import { RunList } from '../../features/office-payouts/run-list.tsx'
import { RunPage } from '../../features/office-payouts/run-page.tsx'
import { StatementPage } from '../../features/office-payouts/statement-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { HistoryIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/payouts`: payout runs, one of them, or bank statements. */
export function Page() {
  const { member, id } = useLoaderData<typeof loader>()
  const isStatement = id === 'statement'
  const title = isStatement ? text.statement.title : id === null ? text.title : text.number(Number(id))
  const mayChange = member.permissions.includes('managePayouts')
  return (
    <OfficeFrame member={member}>
      <PageHead title={title} isHidden />
      <OfficeTop
        title={title}
        note={isStatement ? text.statement.note : id === null ? text.note : undefined}
        actions={
          id !== null ? (
            <Button look="secondary" size="medium" href="/office/payouts">
              {text.back}
            </Button>
          ) : (
            member.permissions.includes('seeLog') && (
              <Button look="secondary" size="medium" icon={HistoryIcon} href="/office/people/log?entity=payout_run">
                {text.history}
              </Button>
            )
          )
        }
      />
      {id === null ? (
        <RunList />
      ) : isStatement ? (
        <StatementPage mayImport={mayChange} />
      ) : (
        <RunPage key={id} runId={Number(id)} />
      )}
    </OfficeFrame>
  )
}
