import { closing as text } from '@okolitsa/strings/ru/closing.ts'
import { ClosingPage } from '../../features/office-closing/closing-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { HistoryIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/closing/2026-10`: a month and its registers, until it is closed. */
export function Page() {
  const { member, period } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          member.permissions.includes('seeLog') && (
            <Button
              look="secondary"
              size="medium"
              icon={HistoryIcon}
              href="/office/people/log?entity=accounting_period"
            >
              {text.log}
            </Button>
          )
        }
      />
      <ClosingPage asked={period} />
    </OfficeFrame>
  )
}
