import { officeSearches as text } from '@okolitsa/strings/ru/office-searches.ts'
import { EmptySearches } from '../../features/office-searches/empty-searches.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/searches`: phrases that were searched without a result. */
export function Page() {
  const { member, items } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <EmptySearches items={items} />
    </OfficeFrame>
  )
}
