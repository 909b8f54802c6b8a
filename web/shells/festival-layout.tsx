import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { Logo } from '../ui/logo.tsx'
import { Footer } from './footer/footer.tsx'
import css from './layouts.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The frame of the harvest festival: its own name beside the sign, the common footer. */
export function FestivalLayout() {
  return (
    <>
      <SkipLink />
      <header className={css.festival}>
        <div className={`wrap ${css.plainRow}`}>
          <a href="/" aria-label={shellText.toHome}>
            <Logo name={shellText.brand} size="small" signOnly />
          </a>
          <span className={css.plainTitle}>{shellText.layouts.festival}</span>
        </div>
      </header>
      <PageMain>
        <PageOutlet />
      </PageMain>
      <Footer />
    </>
  )
}
