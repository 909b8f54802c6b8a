import { narrowLayoutText } from '@okolitsa/strings/ru/narrow-layout.ts'
import { useMarketSign } from '../platform/loading/use-market.ts'
import { Logo } from '../ui/logo.tsx'
import css from './layout.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** Layout of the site constructor: its own bar, and the remaining screen for work. */
export function ConstructLayout() {
  const sign = useMarketSign()
  return (
    <>
      <SkipLink />
      <header className={css.minimal}>
        <div className={`wrap ${css.minimalRow}`}>
          <Logo {...sign} size="small" signOnly />
          <span className={css.plainTitle}>{narrowLayoutText.construct}</span>
          <a className={css.back} href="/">
            {narrowLayoutText.backToShop}
          </a>
        </div>
      </header>
      <PageMain>
        <PageOutlet />
      </PageMain>
    </>
  )
}
