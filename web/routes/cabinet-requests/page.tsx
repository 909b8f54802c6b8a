import { siteRequestDesk as text } from '@okolitsa/strings/ru/site-requests.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { RequestList } from '../../features/site-requests-desk/request-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/requests`: service requests from the seller's sites. */
export function Page() {
  const { member, state } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <h1 className="h1">{text.title}</h1>
        <RequestList key={state} state={state} />
      </div>
    </CabinetFrame>
  )
}
