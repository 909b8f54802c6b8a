import { officeStopList as text } from '@okolitsa/strings/ru/office-stop-list.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { StopList } from '../../features/office-stop-list/stop-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/goods/stop-list`: goods that nobody sells at the market. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <StopList />
    </OfficeFrame>
  )
}
