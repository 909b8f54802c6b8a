import { sellerContract as text } from '@okolitsa/strings/ru/seller-contract.ts'
import { ChangePanel, LostChange } from '../../features/seller-contract-desk/change-panel.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/requisites/{token}`: cancels a change of requisites by the link of its notice, without signing in. */
export function Page() {
  const sign = useMarketSign()
  const { token, change } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.link.title} isHidden />
      <div className="wrap section stack g5">
        <a href="/" aria-label={sign.name}>
          <Logo {...sign} size="small" />
        </a>
        {change ? <ChangePanel token={token} initial={change} /> : <LostChange />}
      </div>
    </>
  )
}
