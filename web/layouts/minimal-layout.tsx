import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { narrowLayoutText } from '@okolitsa/strings/ru/narrow-layout.ts'
import { useCartsOfTab } from '../data/cart/use-carts.ts'
import { useIsReceiveDone } from '../data/checkout/receive-step.ts'
import { orderIdOf } from '../data/orders/order-id.ts'
import { sections } from '../features/navigation/sections.ts'
import { isSellerSite, useRootData } from '../platform/loading/root-data.ts'
import { useMarketSign } from '../platform/loading/use-market.ts'
import { useLocation, usePage } from '../platform/router/screens.tsx'
import { ArrowLeftIcon, PhoneIcon } from '../ui/icons.ts'
import { Logo } from '../ui/logo.tsx'
import { Steps } from '../ui/steps.tsx'
import { SellerSign } from './header/seller-sign.tsx'
import css from './layout.module.css'
import { MarketStrip } from './market-strip.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

const text = narrowLayoutText

/** Link to the previous step: cart of a checkout, order of a payment, orders of a finished checkout. */
function useWayBack(): { href: string; words: string } {
  const { pathname, search } = useLocation()
  const { matches } = usePage()
  if (matches.at(-1)?.params.orderGroupId) return { href: '/account/orders', words: text.backToOrders }
  const orderId = orderIdOf(new URLSearchParams(search).get('orderId'))
  return orderId && !pathname.startsWith('/checkout')
    ? { href: `/account/orders/${orderId}`, words: text.backToOrder }
    : { href: sections.cart.href, words: text.backToCart }
}

/** Index of the current step of the checkout. */
function useStep(): number {
  const { pathname } = useLocation()
  const isReceiveDone = useIsReceiveDone()
  if (pathname.startsWith('/checkout')) return isReceiveDone ? 1 : 0
  return 1
}

/** Layout of the checkout: home link, steps, back link, support telephone, and no other links. */
export function MinimalLayout() {
  useCartsOfTab()
  const back = useWayBack()
  const step = useStep()
  const root = useRootData()
  const sign = useMarketSign()
  const phone = root.site.support?.phone
  return (
    <>
      <SkipLink />
      <MarketStrip />
      <header className={css.minimal}>
        <div className={`wrap ${css.minimalRow}`}>
          <a href="/" aria-label={layoutText.toHome(root.seller?.title ?? sign.name)}>
            {isSellerSite(root) ? (
              <span className={css.sellerSign}>
                <SellerSign seller={root.seller} />
              </span>
            ) : (
              <Logo {...sign} size="small" />
            )}
          </a>
          <div className={css.steps}>
            <Steps label={text.checkout} items={text.steps} current={step} />
          </div>
          <a className={css.back} href={back.href}>
            <ArrowLeftIcon size={18} />
            {back.words}
          </a>
          {phone && !isSellerSite(root) && (
            <a className={css.phone} href={`tel:${phone}`} aria-label={text.call(phone)}>
              <PhoneIcon size={18} />
              <span>{formatPhone(phone)}</span>
            </a>
          )}
        </div>
      </header>
      <PageMain>
        <PageOutlet />
      </PageMain>
    </>
  )
}
