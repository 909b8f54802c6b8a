import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { useEffect } from 'react'
import { bankVisit } from '../../data/cabinet/bank-visit.ts'
import { siteAddress } from '../../data/cabinet/site-address.ts'
import { ConstructorEntry } from '../../features/site-editor/constructor-entry.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/constructor`: from the bank to a published site. */
export function Page() {
  const { visit, bankUrl } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  useEffect(() => {
    // a proof must stay neither in the history nor in an address that is copied
    bankVisit.keep(visit)
    window.history.replaceState(window.history.state, '', '/constructor')
  }, [visit])
  return (
    <div className="wrap section stack g5">
      <PageHead title={text.title} isHidden />
      <ConstructorEntry visit={visit} bankUrl={bankUrl} addressOf={(host) => siteAddress(host, absolute('/'))} />
    </div>
  )
}
