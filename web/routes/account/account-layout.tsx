import type { AreaOf } from '@okolitsa/domain/market/areas.ts'
import { bookings } from '@okolitsa/strings/ru/bookings.ts'
import { chatText } from '@okolitsa/strings/ru/chat.ts'
import { favorites } from '@okolitsa/strings/ru/favorites.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { notificationList } from '@okolitsa/strings/ru/notification-list.ts'
import { stockAlerts } from '@okolitsa/strings/ru/stock-alerts.ts'
import { subscriptionText } from '@okolitsa/strings/ru/subscription.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { bookingsPath } from '../../data/bookings/addresses.ts'
import { useBegunAreas } from '../../data/identity/use-begun-areas.ts'
import { useSignOut } from '../../data/identity/use-sign-out.ts'
import { sections } from '../../features/navigation/sections.ts'
import { UnreadCounter } from '../../features/notifications/unread-counter.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { hasArea, isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import type { IconComponent } from '../../ui/icon.tsx'
import {
  BadgePercentIcon,
  BellIcon,
  ClockIcon,
  HeartIcon,
  HouseIcon,
  LogOutIcon,
  MapPinIcon,
  MessageCircleIcon,
  PackageIcon,
  RepeatIcon,
  ShieldCheckIcon,
  TentTreeIcon,
  UserRoundIcon,
} from '../../ui/icons.ts'
import { NavList } from '../../ui/nav-list.tsx'
import css from './account-layout.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = identity.account

interface AccountSection {
  readonly href: string
  readonly title: string
  readonly icon: IconComponent
  /** Area of the section; while it is closed, only a person with things that had begun there has the section. */
  readonly area?: AreaOf | undefined
}

const NOTIFICATIONS = '/account/notices'
/** Marketplace only: a seller's site has no subscription. */
const SUBSCRIPTION = '/account/subscription'
const SECTIONS: readonly AccountSection[] = [
  { href: '/account', title: text.overview, icon: HouseIcon },
  { href: '/account/orders', title: text.orders, icon: PackageIcon },
  { href: bookingsPath(), title: bookings.title, icon: TentTreeIcon, area: 'tours' },
  { href: NOTIFICATIONS, title: notificationList.title, icon: BellIcon },
  { href: sections.chats.href, title: chatText.title, icon: MessageCircleIcon, area: 'chat' },
  { href: sections.favorites.href, title: favorites.title, icon: HeartIcon, area: sections.favorites.area },
  { href: '/account/stock-alerts', title: stockAlerts.title, icon: ClockIcon, area: 'goods' },
  { href: '/account/addresses', title: text.addresses, icon: MapPinIcon },
  { href: '/account/loyalty', title: text.bonuses, icon: BadgePercentIcon },
  { href: SUBSCRIPTION, title: subscriptionText.title, icon: RepeatIcon, area: 'membership' },
  { href: '/account/edit', title: text.profile, icon: UserRoundIcon },
  { href: '/account/personal-area', title: text.personalArea, icon: ShieldCheckIcon },
]

/** The account's menu next to its page; on a phone only the first page has the menu, the others a back link. */
export function AccountLayout({
  title,
  pageTitle,
  children,
}: {
  title: string
  pageTitle: string
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const isHome = pathname === '/account'
  const root = useRootData()
  const isOfSeller = isSellerSite(root)
  const begun = useBegunAreas()
  const isShown = ({ href, area }: AccountSection) =>
    !(isOfSeller && href === SUBSCRIPTION) && (hasArea(root, area) || begun.some((one) => one === area))
  const leaving = useModal()
  const signOut = useSignOut()
  return (
    <div className="wrap section">
      <PageHead title={pageTitle} isHidden />
      {!isHome && (
        <a className={`link sm ${css.back}`} href="/account">
          {text.back}
        </a>
      )}
      <h1 className="h1">{title}</h1>
      <div className={isHome ? css.layout : `${css.layout} ${css.inner}`}>
        <Card className={css.menu}>
          <NavList
            label={text.menu}
            items={SECTIONS.filter(isShown).map(({ area, ...section }) => ({
              ...section,
              isCurrent: section.href === pathname,
              end: section.href === NOTIFICATIONS && <UnreadCounter />,
            }))}
          />
          <button type="button" className={css.leave} onClick={leaving.open}>
            <LogOutIcon size={22} />
            {text.signOut}
          </button>
        </Card>
        <div>{children}</div>
      </div>
      {leaving.isOpen && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={leaving.onOpenChange}
            title={text.signOutQuestion}
            text={text.signOutText}
            confirmText={text.signOut}
            confirmLook="primary"
            cancelText={text.stay}
            busy={signOut.isPending}
            onConfirm={() => signOut.mutate(undefined, { onSettled: leaving.close })}
          />
        </Suspense>
      )}
    </div>
  )
}
