import { officePlans as text } from '@okolitsa/strings/ru/office-plans.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { Plans } from '../../features/office-showcase/plans.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from '../office-redirects/loader.ts'

/** `/office/content/plans`: plans of membership. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <Plans />
    </OfficeFrame>
  )
}
