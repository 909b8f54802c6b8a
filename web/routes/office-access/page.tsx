import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { FactorCards } from '../../features/office-people/factor-cards.tsx'
import { SessionCard } from '../../features/office-people/session-card.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeColumns, OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const text = officePeople.access

/** `/office/access`: sessions, passkeys, the app and the recovery codes of the signed-in person. */
export function Page() {
  const { member, factors, sessions } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note(factors.phone)} />
      <OfficeColumns>
        <FactorCards initial={factors} />
        <SessionCard initial={sessions} />
      </OfficeColumns>
    </OfficeFrame>
  )
}
