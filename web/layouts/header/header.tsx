import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useUnreadChats } from '../../data/chat/use-unread-chats.ts'
import { AddressButton } from '../../features/location/address-button.tsx'
import { sectionHere, sections } from '../../features/navigation/sections.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { HeartIcon, MessageCircleIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/logo.tsx'
import { AccountLink } from './account-link.tsx'
import { CartButton } from './cart-button.tsx'
import css from './header.module.css'
import { HeaderAction } from './header-action.tsx'
import { Menu } from './menu.tsx'
import { SearchForm } from './search-form.tsx'
import { useHeaderCart } from './use-header-cart.ts'

/** Header of the marketplace; the first row is sticky. On a phone it has address and search only. */
export function Header() {
  const cart = useHeaderCart()
  const sign = useMarketSign()
  const unreadChats = useUnreadChats()
  const { site } = useRootData()
  return (
    <>
      <header className={css.header}>
        <div className={`wrap ${css.row}`}>
          <a className={css.home} href="/" aria-label={layoutText.toHome(sign.name)}>
            <Logo {...sign} />
          </a>
          <AddressButton />
          {sectionHere('search', site) && <SearchForm />}
          <div className={css.actions}>
            {sectionHere('favorites', site) && (
              <HeaderAction href={sections.favorites.href} icon={HeartIcon} label={layoutText.header.favorites} />
            )}
            {(sectionHere('chats', site) || unreadChats > 0) && (
              <HeaderAction
                href={sections.chats.href}
                icon={MessageCircleIcon}
                label={layoutText.header.chats}
                count={unreadChats}
              />
            )}
            <AccountLink />
            {sectionHere('cart', site) && <CartButton {...cart} />}
          </div>
        </div>
      </header>
      <div className={`wrap ${css.menuRow}`}>
        <Menu />
      </div>
    </>
  )
}
