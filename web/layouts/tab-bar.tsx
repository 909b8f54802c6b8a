import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useIsSignedIn } from '../data/visitor/use-visitor.ts'
import { isInSection, type SectionName, sectionHere, sections } from '../features/navigation/sections.ts'
import { isSellerSite, useRootData } from '../platform/loading/root-data.ts'
import { useLocation } from '../platform/router/screens.tsx'
import { Counter } from '../ui/counter.tsx'
import type { IconComponent } from '../ui/icon.tsx'
import { HeartIcon, HouseIcon, LayoutGridIcon, ShoppingBasketIcon, StoreIcon, UserRoundIcon } from '../ui/icons.ts'
import { useHeaderCart } from './header/use-header-cart.ts'
import css from './tab-bar.module.css'

const text = layoutText.tabs
// Third tab: favourites replace it once they are built.
const THIRD: readonly [SectionName, string, IconComponent] = sections.favorites.isBuilt
  ? ['favorites', text.favorites, HeartIcon]
  : ['farmers', text.farmers, StoreIcon]

/** Tabs that a seller's own site does not have. */
const MARKETPLACE_TABS = [['products', text.catalog, LayoutGridIcon] as const, THIRD]

/** Five buttons at the bottom of a phone; three on a seller's site. */
export function TabBar() {
  const { pathname } = useLocation()
  const isSignedIn = useIsSignedIn()
  const cart = useHeaderCart()
  const root = useRootData()
  const isSeller = isSellerSite(root)
  const tabs: ReadonlyArray<readonly [SectionName, string, IconComponent]> = [
    ['home', text.home, HouseIcon],
    ...(isSeller ? [] : MARKETPLACE_TABS),
    // tours are booked, not added to a cart
    ...(root.site.sellerType === 'tour_operator' ? [] : [['cart', text.cart, ShoppingBasketIcon] as const]),
    [isSignedIn ? 'account' : 'signIn', text.profile, UserRoundIcon],
  ]
  const here = tabs.filter(([name]) => sectionHere(name, root.site))
  return (
    <nav className={css.bar} data-above-notification="" aria-label={layoutText.tabBarLabel}>
      {here.map(([name, label, Drawing]) => {
        const isHere = isInSection(sections[name], pathname)
        return (
          <a
            key={label}
            href={sections[name].href}
            className={isHere ? css.here : undefined}
            aria-current={isHere ? 'page' : undefined}
          >
            <span className={css.icon}>
              <Drawing size={24} />
              {name === 'cart' && cart.count > 0 && <Counter text={String(cart.count)} />}
            </span>
            {label}
          </a>
        )
      })}
    </nav>
  )
}
