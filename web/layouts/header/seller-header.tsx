import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { sellerLayoutText } from '@okolitsa/strings/ru/seller-layout.ts'
import { categoryPath, GOODS } from '../../data/catalog/addresses.ts'
import { AddressButton } from '../../features/location/address-button.tsx'
import { isInSection, type Section, type SectionName, sections } from '../../features/navigation/sections.ts'
import { type SiteSeller, useRootData } from '../../platform/loading/root-data.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { HeartIcon } from '../../ui/icons.ts'
import { AccountLink } from './account-link.tsx'
import { CartButton } from './cart-button.tsx'
import css from './header.module.css'
import { HeaderAction } from './header-action.tsx'
import { SellerSign } from './seller-sign.tsx'
import { useHeaderCart } from './use-header-cart.ts'

interface SellerMenuItem {
  readonly label: string
  readonly section: Section
}

const text = sellerLayoutText.menu
// terms and privacy are in the footer: with them the row would not fit
const ALL: ReadonlyArray<readonly [SectionName, string]> = [
  ['sellerProducts', text.products],
  ['sellerAbout', text.about],
  ['sellerDelivery', text.delivery],
  ['sellerReviews', text.reviews],
  ['contacts', text.contact],
]
const OF_RESTAURANT: typeof ALL = [
  ['sellerProducts', text.dishes],
  ['sellerAbout', text.about],
  ['contacts', text.contact],
]
const OF_TOUR_OPERATOR: typeof ALL = [
  ['travel', text.tours],
  ['sellerAbout', text.about],
  ['contacts', text.contact],
]
const itemsOf = (all: typeof ALL): readonly SellerMenuItem[] =>
  all
    .map(([name, label]) => ({
      label,
      section: sections[name] as Section,
    }))
    .filter(({ section }) => section.isBuilt)
const MENU = itemsOf(ALL)
const MENUS = { farmer: MENU, restaurant: itemsOf(OF_RESTAURANT), tour_operator: itemsOf(OF_TOUR_OPERATOR) }

/** The menu of a shop starts with its dishes or products; a constructor's site has a separate page for them. */
const menuOf = ({
  isConstructor = false,
  sellerType,
}: Pick<SiteInfo, 'isConstructor' | 'sellerType'>): readonly SellerMenuItem[] => {
  const menu = MENUS[sellerType ?? 'farmer']
  return isConstructor
    ? menu.map((item) =>
        item.section === sections.sellerProducts
          ? { ...item, section: { ...item.section, href: categoryPath(GOODS) } }
          : item,
      )
    : menu
}

/** Menu of a site: the shop's own items and its custom pages; a landing has only the latter. */
const menuWith = (site: SiteInfo, pages: SiteSeller['pages']): readonly SellerMenuItem[] => [
  ...(site.mode === 'landing' ? [] : menuOf(site)),
  ...pages.flatMap(({ path, title }) =>
    path === '/' ? [] : [{ label: title, section: { href: path, isBuilt: true } }],
  ),
]

export function SellerHeader() {
  const { seller, site } = useRootData()
  const cart = useHeaderCart()
  // tours are booked, not added to a cart
  const hasCart = site.sellerType !== 'tour_operator'
  return (
    <SellerBar seller={seller} items={menuWith(site, seller?.pages ?? [])}>
      <AddressButton />
      <div className={css.actions}>
        {hasCart && (
          <HeaderAction href={sections.favorites.href} icon={HeartIcon} label={layoutText.header.favorites} />
        )}
        <AccountLink />
        {hasCart && <CartButton {...cart} />}
      </div>
    </SellerBar>
  )
}

function SellerBar({
  seller,
  items,
  children,
}: {
  seller: SiteSeller | null
  items: readonly SellerMenuItem[]
  children: React.ReactNode
}) {
  const { pathname } = useLocation()
  return (
    <header className={`${css.header} ${css.sellerHeader}`}>
      <div className={`wrap ${css.sellerRow}`}>
        <a className={css.seller} href="/">
          <SellerSign seller={seller} />
        </a>
        {items.length > 0 && (
          <nav className={css.sellerMenu} aria-label={layoutText.menuLabel}>
            {items.map(({ label, section }) => (
              <a
                key={section.href}
                href={section.href}
                aria-current={isInSection(section, pathname) ? 'page' : undefined}
              >
                {label}
              </a>
            ))}
          </nav>
        )}
        {children}
      </div>
    </header>
  )
}
