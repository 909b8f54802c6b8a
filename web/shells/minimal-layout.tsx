import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { useLocation } from 'react-router'
import { useCartsOfOtherTabs } from '../features/cart/use-carts.ts'
import { sections } from '../features/navigation/sections.ts'
import { orderIdOf } from '../routes/order-id.ts'
import { ArrowLeftIcon, LockIcon } from '../ui/icons.ts'
import { Logo } from '../ui/logo.tsx'
import css from './layouts.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** Where one came from: from the cart to checkout, from an order to its payment. */
function useWayBack(): { href: string; words: string } {
  const { pathname, search } = useLocation()
  const orderId = orderIdOf(new URLSearchParams(search).get('orderId'))
  if (pathname.startsWith('/payment/') && orderId) {
    return { href: `/account/orders/${orderId}`, words: shellText.layouts.backToOrder }
  }
  return { href: sections.cart.href, words: shellText.layouts.backToCart }
}

/** The frame of checkout: the way home, the way back, and nothing else to press. */
export function MinimalLayout() {
  useCartsOfOtherTabs()
  const back = useWayBack()
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
          <a className={css.back} href={back.href}>
            <ArrowLeftIcon size={18} />
            {back.words}
          </a>
        </div>
      </header>
      <PageMain>
        <PageOutlet />
      </PageMain>
    </>
  )
}
