import { marketStrip } from '@okolitsa/strings/ru/market-strip.ts'
import { type RootData, useRootData } from '../platform/loading/root-data.ts'
import css from './market-strip.module.css'

/** Strip of a market that is seen before its opening, or that is closed; nothing while it is open. */
export function MarketStrip() {
  // the loader of the root may have failed
  const site = (useRootData() as RootData | undefined)?.site
  if (site?.isPreview)
    return (
      <aside className={css.strip}>
        {marketStrip.preview.text}.{' '}
        <a className="link" href="/office/setup/opening">
          {marketStrip.preview.setUp}
        </a>
      </aside>
    )
  if (site?.market.state !== 'closed') return null
  return (
    <aside className={css.strip}>
      {marketStrip.closed} {site.market.closingMessage}
    </aside>
  )
}
