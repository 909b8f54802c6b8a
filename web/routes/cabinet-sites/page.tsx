import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { siteAddress } from '../../data/sites/desk/site-address.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { SiteList } from '../../features/site-pages-desk/site-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { member } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <h1 className="h1">{text.title}</h1>
        <SiteList seller={member.organization} addressOf={(host) => siteAddress(host, absolute('/'))} />
      </div>
    </CabinetFrame>
  )
}
