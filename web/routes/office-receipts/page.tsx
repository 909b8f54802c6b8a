import { officeReceipts as text } from '@okolitsa/strings/ru/office-receipts.ts'
import { ReceiptList } from '../../features/office-receipts/receipt-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/receipts`: receipts that the register refused or has not registered. */
export function Page() {
  const { member, after, initial } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.lead} />
      <ReceiptList key={after} after={after} initial={initial} />
    </OfficeFrame>
  )
}
