import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { OwnBroadcastsScreen } from '../../features/broadcasts-desk/own-broadcasts-screen.tsx'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/broadcasts`: messages of a seller to the own customers. */
export function Page() {
  const { member, organization, sent } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <OwnBroadcastsScreen seller={organization} sent={sent} />
      </div>
    </CabinetFrame>
  )
}
