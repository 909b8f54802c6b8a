import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { lazy, type ReactNode, Suspense, startTransition, useOptimistic, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { useCarts } from '../../data/cart/use-carts.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { useRefusedCarts } from '../../data/checkout/refused-carts.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { CartList } from '../../features/cart/cart-list.tsx'
import { RefusalAlert } from '../../features/checkout/refusal-alert.tsx'
import { DiscountFields } from '../../features/loyalty/discount-fields.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { BuyAgain } from '../_composition/buy-again.tsx'
import css from './page.module.css'
import { useShowCart } from './use-show-cart.ts'

const LocationPicker = lazy(() => import('../../features/location/location-picker.tsx'))
const DishWindow = lazy(() => import('../../features/restaurants/dish-window.tsx'))
const PromoCodesTab = lazy(() =>
  import('../../features/loyalty/promo-codes-tab.tsx').then(({ PromoCodesTab }) => ({ default: PromoCodesTab })),
)
const BonusesTab = lazy(() =>
  import('../../features/loyalty/bonuses-tab.tsx').then(({ BonusesTab }) => ({ default: BonusesTab })),
)

/** Tabs of the cart (spec 3, UI enumerations). */
const TABS = ['cart', 'promoCodes', 'loyalty'] as const
type Tab = (typeof TABS)[number]

const tabItems = TABS.map((value) => ({ value, title: loyalty.tabs[value] }))
const words = loyalty.cartTab

function Invitation({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <Card>
      <EmptyState picture={basketPicture} title={title} text={children} action={action} />
    </Card>
  )
}

/** Promo codes and bonuses of the carts; a link to start without carts, a sign-in link for a guest. */
function DiscountsTab({ tab }: { tab: Exclude<Tab, 'cart'> }) {
  const { list } = useCarts()
  const showcase = useShowcase()
  const isSignedIn = useIsSignedIn()
  if (tab === 'loyalty' && isSignedIn === false) {
    return (
      <Invitation
        title={words.signInTitle}
        action={
          <Button size="medium" shape="round" href="/sign-in?redirect=%2Fcart%3Ftab%3Dloyalty">
            {words.signIn}
          </Button>
        }
      >
        {words.signInText}
      </Invitation>
    )
  }
  if (!list || isSignedIn === null) {
    return (
      <Card role="status" aria-label={text.loading}>
        <RowSkeleton />
        <RowSkeleton />
      </Card>
    )
  }
  if (list.items.length === 0 && tab === 'promoCodes') {
    return (
      <Invitation
        title={words.emptyTitle}
        action={
          <Button size="medium" shape="round" href={showcase.href}>
            {showcase.action}
          </Button>
        }
      >
        {words.emptyText}
      </Invitation>
    )
  }
  const Content = tab === 'promoCodes' ? PromoCodesTab : BonusesTab
  return (
    <Suspense>
      <Content carts={list.items} />
    </Suspense>
  )
}

/** Carts: the page is the same for everyone, its content is loaded after hydration. */
export function Page() {
  useShowCart()
  const address = useModal()
  const refusalOf = useRefusedCarts()
  const search = useSearch()
  const [chosen, setChosen] = useState<CartProduct | null>(null)
  // optimistic while the URL changes
  const [tab, showTab] = useOptimistic<Tab>(TABS.find((one) => one === search.get('tab')) ?? 'cart')
  return (
    <div className="wrap section">
      <PageHead title={text.pageTitle} isHidden />
      <div className={css.head}>
        <h1 className="h1">{text.title}</h1>
        <Segmented
          label={loyalty.tabs.label}
          value={tab}
          items={tabItems}
          onValueChange={(next) =>
            startTransition(async () => {
              showTab(next)
              await navigate(next === 'cart' ? '/cart' : `/cart?tab=${next}`, {
                replace: true,
                state: { keepScroll: true },
              })
            })
          }
        />
      </div>
      {tab === 'cart' ? (
        <>
          <CartList
            onChoose={setChosen}
            onChangeAddress={address.open}
            notificationOf={(cart) => {
              const refusal = refusalOf(cart)
              return refusal && <RefusalAlert problem={refusal} lines={cart.products} />
            }}
            renderDiscounts={({ farmerId: organizationId }, calculation) => (
              <DiscountFields organizationId={organizationId} calculation={calculation} />
            )}
          />
          <BuyAgain />
        </>
      ) : (
        <DiscountsTab tab={tab} />
      )}
      {chosen && (
        <Suspense>
          <DishWindow
            slug={chosen.slug}
            title={chosen.title}
            line={{
              id: chosen.id,
              optionsKey: chosen.optionsKey,
              quantity: chosen.quantityInCart || chosen.clientQuantityInCart,
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
      {address.isOpen && (
        <Suspense>
          <LocationPicker onClose={address.close} />
        </Suspense>
      )}
    </div>
  )
}
