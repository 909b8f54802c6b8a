import { unansweredText as text } from '@okolitsa/strings/ru/seller-notifications.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { UnansweredList } from '../../features/seller-notifications-desk/unanswered-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/**
 * `/cabinet/unanswered`: orders, questions and requests that sellers have not answered, with telephones of the sellers.
 */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{text.lead}</p>
        </div>
        <UnansweredList />
      </div>
    </CabinetFrame>
  )
}
