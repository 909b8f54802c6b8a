import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { Logo } from '../ui/logo.tsx'
import { ErrorScreen } from './error-screen.tsx'
import css from './layout.module.css'
import { PageMain } from './page-main.tsx'

/** The error screen of last resort, when the layout has failed, too. */
export function RootError({ error }: { error: unknown }) {
  return (
    <>
      <header className="wrap">
        <div className={css.plainRow}>
          <a href="/" aria-label={layoutText.toHome}>
            <Logo name={layoutText.brand} size="small" />
          </a>
        </div>
      </header>
      <PageMain>
        <ErrorScreen error={error} />
      </PageMain>
    </>
  )
}
