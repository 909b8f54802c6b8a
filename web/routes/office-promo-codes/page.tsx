import { loyaltyDesk } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { officePromo as text } from '@okolitsa/strings/ru/office-promo.ts'
import { MarketCodeForm } from '../../features/office-promo/code-form.tsx'
import { MarketCodeList } from '../../features/office-promo/code-list.tsx'
import { MarketCodePage } from '../../features/office-promo/code-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/promo/codes`: promo codes of the market, one of them, or the form of a new one. */
export function Page() {
  const { member, id } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          id === null && (
            <Button size="medium" icon={PlusIcon} href="/office/promo/codes/new">
              {loyaltyDesk.codes.add}
            </Button>
          )
        }
      />
      {id === null ? (
        <MarketCodeList />
      ) : id === 'new' ? (
        <MarketCodeForm />
      ) : (
        <MarketCodePage key={id} codeId={Number(id)} canSeeOrders={member.permissions.includes('seeOrders')} />
      )}
    </OfficeFrame>
  )
}
