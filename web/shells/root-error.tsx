import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { ErrorScreen } from '../app/error-screen.tsx'
import { Logo } from '../ui/logo.tsx'
import css from './layouts.module.css'
import { PageMain } from './page-main.tsx'

/** The last resort, when even the frame could not be prepared. */
export function RootError() {
  return (
    <>
      <header className="wrap">
        <div className={css.plainRow}>
          <a href="/" aria-label={shellText.toHome}>
            <Logo name={shellText.brand} size="small" />
          </a>
        </div>
      </header>
      <PageMain>
        <ErrorScreen />
      </PageMain>
    </>
  )
}
