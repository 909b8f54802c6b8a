import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useMarketSignIfKnown } from '../platform/loading/use-market.ts'
import { Logo } from '../ui/logo.tsx'
import { ErrorScreen } from './error-screen.tsx'
import css from './layout.module.css'
import { PageMain } from './page-main.tsx'

/** The error screen of last resort, when the layout has failed, too. */
export function RootError({ error }: { error: unknown }) {
  const sign = useMarketSignIfKnown()
  return (
    <>
      <header className="wrap">
        <div className={css.plainRow}>
          {sign ? (
            <a href="/" aria-label={layoutText.toHome(sign.name)}>
              <Logo {...sign} size="small" />
            </a>
          ) : (
            <a href="/">
              <Logo name={layoutText.home} size="small" signOnly />
            </a>
          )}
        </div>
      </header>
      <PageMain>
        <ErrorScreen error={error} />
      </PageMain>
    </>
  )
}
