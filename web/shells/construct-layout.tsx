import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { Logo } from '../ui/logo.tsx'
import css from './layouts.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The frame of the site constructor: a bar of its own, the whole rest of the screen for work. */
export function ConstructLayout() {
  return (
    <>
      <SkipLink />
      <header className={css.minimal}>
        <div className={`wrap ${css.minimalRow}`}>
          <Logo name={shellText.brand} size="small" signOnly />
          <span className={css.plainTitle}>{shellText.layouts.construct}</span>
          <a className={css.back} href="/">
            {shellText.layouts.backToShop}
          </a>
        </div>
      </header>
      <PageMain>
        <PageOutlet />
      </PageMain>
    </>
  )
}
