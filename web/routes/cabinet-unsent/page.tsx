import { unsent as text } from '@okolitsa/strings/ru/unsent.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { UnsentScreen } from '../../features/unsent-desk/unsent-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/unsent`: the offline queue of the device. */
export function Page() {
  const { member, owner } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section">
        <UnsentScreen owner={owner} />
      </div>
    </CabinetFrame>
  )
}
