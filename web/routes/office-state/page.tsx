import { shopState as text } from '@okolitsa/strings/ru/shop-state.ts'
import { ServiceList } from '../../features/office-setup/service-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { StateNote, StateScreen } from '../../features/office-state/state-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/state`: the state of the software. */
export function Page() {
  const { member, state } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={<StateNote initial={state} />} />
      <StateScreen initial={state} services={member.permissions.includes('manageServices') ? <ServiceList /> : null} />
    </OfficeFrame>
  )
}
