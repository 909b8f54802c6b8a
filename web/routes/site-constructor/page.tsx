import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { useEffect } from 'react'
import { bankVisit } from '../../data/registration/desk/bank-visit.ts'
import { siteAddress } from '../../data/sites/desk/site-address.ts'
import { ConstructorEntry } from '../../features/site-pages-desk/constructor-entry.tsx'
import { FirstSite } from '../../features/site-pages-desk/first-site.tsx'
import { ShopChoice } from '../../features/site-pages-desk/shop-choice.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/constructor`: from the bank, or from an existing shop, to a published site. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const addressOf = (host: string) => siteAddress(host, absolute('/'))
  const visit = data.kind === 'visit' ? data.visit : null
  useEffect(() => {
    if (!visit) return
    // removes the proof from the history and from copied URLs
    bankVisit.keep(visit)
    window.history.replaceState(window.history.state, '', '/constructor')
  }, [visit])
  return (
    <div className="wrap section stack g5">
      <PageHead title={text.title} isHidden />
      {data.kind === 'visit' ? (
        <ConstructorEntry visit={data.visit} bankUrl={data.bankUrl} addressOf={addressOf} />
      ) : data.isChosen ? (
        <FirstSite organizationId={data.current} at={{ step: 1, all: 2 }} addressOf={addressOf} />
      ) : (
        <ShopChoice current={data.current} sellers={data.sellers} />
      )}
    </div>
  )
}
