import { team as text } from '@okolitsa/strings/ru/team.ts'
import { InvitationPanel } from '../../features/sellers-desk/team/invitation-panel.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/invitation/{token}`: accepts an invitation to a seller's staff. */
export function Page() {
  const sign = useMarketSign()
  const { token, member, invitation } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.invitation.title} isHidden />
      <div className="wrap section stack g5">
        <a href="/" aria-label={sign.name}>
          <Logo {...sign} size="small" />
        </a>
        <InvitationPanel token={token} member={member} invitation={invitation} />
      </div>
    </>
  )
}
