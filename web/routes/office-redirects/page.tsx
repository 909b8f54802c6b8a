import { officeRedirects as text } from '@okolitsa/strings/ru/office-redirects.ts'
import { AddRedirects } from '../../features/office-redirects/add-redirects.tsx'
import { RedirectList } from '../../features/office-redirects/redirect-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/content/redirects`: former addresses, and where they lead. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <AddRedirects />
      <RedirectList />
    </OfficeFrame>
  )
}
