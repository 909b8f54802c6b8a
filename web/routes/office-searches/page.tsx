import { officeSearches as text } from '@okolitsa/strings/ru/office-searches.ts'
import { EmptySearches } from '../../features/office-searches/empty-searches.tsx'
import { SynonymList } from '../../features/office-searches/synonym-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/searches`: phrases that were searched without a result, and what words of a search mean. */
export function Page() {
  const { member, items } = useLoaderData<typeof loader>()
  const mayTeach = member.permissions.includes('manageContent')
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <EmptySearches
        items={items}
        mayTeach={mayTeach}
        hasCategories={member.permissions.includes('manageCategories')}
      />
      <SynonymList mayTeach={mayTeach} />
    </OfficeFrame>
  )
}
