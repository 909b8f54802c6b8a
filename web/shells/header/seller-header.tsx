import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { useLocation } from 'react-router'
import { useRootData } from '../../app/use-site.ts'
import { isInSection, type Section, type SectionName, sections } from '../../features/navigation/sections.ts'
import { CartButton } from './cart-button.tsx'
import css from './header.module.css'
import { useHeaderCart } from './use-header-cart.ts'

interface SellerMenuItem {
  readonly label: string
  readonly section: Section
}

const text = shellText.sellerMenu
const ALL: ReadonlyArray<readonly [SectionName, string]> = [
  ['sellerProducts', text.products],
  ['sellerAbout', text.about],
  ['sellerDelivery', text.delivery],
  ['sellerReviews', text.reviews],
  ['contacts', text.contact],
  ['agreement', text.terms],
  ['privacy', text.privacy],
]
export const SELLER_MENU: readonly SellerMenuItem[] = ALL.map(([name, label]) => ({
  label,
  section: sections[name] as Section,
})).filter(({ section }) => section.isBuilt)

/** Header of a seller's own shop: its name and menu instead of the marketplace's. */
export function SellerHeader() {
  const { seller } = useRootData()
  const { pathname } = useLocation()
  const cart = useHeaderCart()
  return (
    <SellerBar
      title={seller?.title ?? ''}
      pictureUrl={seller?.pictureUrl ?? null}
      items={SELLER_MENU}
      pathname={pathname}
      cart={<CartButton {...cart} />}
    />
  )
}

/** The bar itself, from plain props: the landing and the living page use it too. */
export function SellerBar({
  title,
  pictureUrl,
  items,
  pathname,
  cart,
}: {
  title: string
  pictureUrl: string | null
  items: readonly SellerMenuItem[]
  pathname: string
  cart?: React.ReactNode
}) {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.sellerRow}`}>
        <a className={css.seller} href="/">
          {pictureUrl && <img src={pictureUrl} alt="" width={44} height={44} />}
          {title}
        </a>
        {items.length > 0 && (
          <nav className={css.sellerMenu} aria-label={shellText.menuLabel}>
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
        {cart}
      </div>
    </header>
  )
}
