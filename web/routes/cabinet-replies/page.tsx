import { inbox } from '@okolitsa/strings/ru/inbox.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { RepliesScreen } from '../../features/inbox-desk/replies-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/inbox/replies`: ready replies of a seller. */
export function Page() {
  const { member, organizationId, replies } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={inbox.replies.title} isHidden />
      <div className="wrap section stack g5">
        <RepliesScreen organizationId={organizationId} initial={replies} />
      </div>
    </CabinetFrame>
  )
}
