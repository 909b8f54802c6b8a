import { sellerInvitations as text } from '@okolitsa/strings/ru/seller-invitations.ts'
import { InvitationList } from '../../features/office-invitations/invitation-list.tsx'
import { InviteMany } from '../../features/office-invitations/invite-many.tsx'
import { InviteOne } from '../../features/office-invitations/invite-one.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeColumns, OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/invitations`: invites sellers, and lists the invitations. */
export function Page() {
  const { member, state } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <OfficeColumns>
        <InviteOne />
        <InviteMany />
      </OfficeColumns>
      <InvitationList key={state} state={state} />
    </OfficeFrame>
  )
}
