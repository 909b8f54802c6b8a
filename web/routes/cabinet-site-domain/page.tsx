import { sitesDesk as text } from '@okolitsa/strings/ru/sites-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { DomainList } from '../../features/sites-desk/domain-list.tsx'
import { RequestEmail } from '../../features/sites-desk/request-email.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { member, siteUuid, host } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g6">
        <div className="stack">
          <a className="link" href="/cabinet/sites">
            {text.toSites}
          </a>
          <h1 className="h1">{text.title}</h1>
          {host && <span className="muted">{host}</span>}
        </div>
        <DomainList siteUuid={siteUuid} />
        <RequestEmail siteUuid={siteUuid} />
      </div>
    </CabinetFrame>
  )
}
