import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { Logo } from '../ui/logo.tsx'
import { Footer } from './footer/footer.tsx'
import css from './layout.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The frame of the harvest festival: its own name beside the sign, the common footer. */
export function FestivalLayout() {
  return (
    <>
      <SkipLink />
      <header className={css.festival}>
        <div className={`wrap ${css.plainRow}`}>
          <a href="/" aria-label={layoutText.toHome}>
            <Logo name={layoutText.brand} size="small" signOnly />
          </a>
          <span className={css.plainTitle}>{layoutText.layouts.festival}</span>
        </div>
      </header>
      <PageMain>
        <PageOutlet />
      </PageMain>
      <Footer />
    </>
  )
}
