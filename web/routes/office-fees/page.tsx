import { officeFees as text } from '@okolitsa/strings/ru/office-fees.ts'
import { FeePage } from '../../features/office-fees/fee-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { HistoryIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/fees`: rules of the market's fees. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          member.permissions.includes('seeLog') && (
            <Button look="secondary" size="medium" icon={HistoryIcon} href="/office/people/log?entity=commission_rule">
              {text.history}
            </Button>
          )
        }
      />
      <FeePage />
    </OfficeFrame>
  )
}
