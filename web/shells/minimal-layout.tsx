import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { useCartsOfOtherTabs } from '../features/cart/use-carts.ts'
import { sections } from '../features/navigation/sections.ts'
import { ArrowLeftIcon, LockIcon } from '../ui/icons.ts'
import { Logo } from '../ui/logo.tsx'
import css from './layouts.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The frame of checkout: the way home, the way back, and nothing else to press. */
export function MinimalLayout() {
  useCartsOfOtherTabs()
  return (
    <>
      <SkipLink />
      <header className={css.minimal}>
        <div className={`wrap ${css.minimalRow}`}>
          <a href="/" aria-label={shellText.toHome}>
            <Logo name={shellText.brand} size="small" />
          </a>
          <span className={css.secure}>
            <LockIcon size={18} />
            {shellText.layouts.secure}
          </span>
          <a className={css.back} href={sections.cart.href}>
            <ArrowLeftIcon size={18} />
            {shellText.layouts.backToCart}
          </a>
        </div>
      </header>
      <PageMain>
        <PageOutlet />
      </PageMain>
    </>
  )
}
