import { officeLists } from '@okolitsa/strings/ru/office-lists.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { ReviewTagsEditor } from '../../features/office-showcase/review-tags.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from '../office-redirects/loader.ts'

const text = officeLists.tags

/** `/office/content/review-tags`: tags of reviews. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <ReviewTagsEditor />
    </OfficeFrame>
  )
}
