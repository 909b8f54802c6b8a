import type { RouteObject } from '../platform/router/routes.ts'
import { constructPages } from './construct-pages.ts'
import { festivalPages } from './festival-pages.ts'
import { goodsPages, marketplaceEntryPages, marketplaceLayout, missingPage } from './first-pages.ts'
import { marketplacePages } from './marketplace-pages.ts'
import { layoutRoute, pageRoute } from './page-route.ts'
import { rootRoutes } from './root-routes.ts'
import { staticPages } from './static-pages.ts'
import { uiPages } from './ui-pages.ts'

/** Orders, sign-in and the account, in the shop's layout. */
const customerPages: RouteObject[] = [
  pageRoute({
    path: 'account/stock-alerts',
    session: 'customer',
    page: () => import('../routes/stock-alerts/page.tsx'),
    loader: () => import('../routes/stock-alerts/loader.ts'),
  }),
  pageRoute({
    path: 'cart/add',
    session: 'customer',
    page: () => import('../routes/cart-add/page.tsx'),
    loader: () => import('../routes/cart-add/loader.ts'),
  }),
  pageRoute({
    path: 'shared-cart/join/:id',
    session: 'customer',
    page: () => import('../routes/shared-cart-join/page.tsx'),
    loader: () => import('../routes/shared-cart-join/loader.ts'),
  }),
  pageRoute({
    path: 'sign-in',
    session: 'customer',
    page: () => import('../routes/sign-in/page.tsx'),
    loader: () => import('../routes/sign-in/loader.ts'),
  }),
  pageRoute({
    path: 'account',
    session: 'customer',
    page: () => import('../routes/account/page.tsx'),
    loader: () => import('../routes/account/loader.ts'),
  }),
  pageRoute({
    path: 'web/thank-you-page/payment/:status/:orderId',
    session: 'customer',
    page: () => import('../routes/thank-you/page.tsx'),
    loader: () => import('../routes/thank-you/loader.ts'),
  }),
  pageRoute({
    path: 'account/edit',
    session: 'customer',
    page: () => import('../routes/account-edit/page.tsx'),
    loader: () => import('../routes/account-edit/loader.ts'),
  }),
  pageRoute({
    path: 'account/addresses',
    session: 'customer',
    page: () => import('../routes/account-addresses/page.tsx'),
    loader: () => import('../routes/account-addresses/loader.ts'),
  }),
  pageRoute({
    path: 'account/personal-area',
    session: 'customer',
    page: () => import('../routes/personal-area/page.tsx'),
    loader: () => import('../routes/personal-area/loader.ts'),
  }),
  pageRoute({
    path: 'account/orders',
    session: 'customer',
    page: () => import('../routes/orders/page.tsx'),
    loader: () => import('../routes/orders/loader.ts'),
  }),
  pageRoute({
    path: 'account/orders/restaurants',
    session: 'customer',
    page: () => import('../routes/orders/page.tsx'),
    loader: () => import('../routes/orders/loader.ts'),
  }),
  pageRoute({
    path: 'account/orders/restaurants/:id',
    session: 'customer',
    page: () => import('../routes/order/page.tsx'),
    loader: () => import('../routes/order/loader.ts'),
  }),
  pageRoute({
    path: 'account/notices',
    session: 'customer',
    page: () => import('../routes/notifications/page.tsx'),
    loader: () => import('../routes/notifications/loader.ts'),
  }),
  pageRoute({
    path: 'account/notices/settings',
    session: 'customer',
    page: () => import('../routes/notification-settings/page.tsx'),
    loader: () => import('../routes/notification-settings/loader.ts'),
  }),
  pageRoute({
    path: 'opening/:token',
    session: 'customer',
    page: () => import('../routes/opening-subscription/page.tsx'),
  }),
  pageRoute({
    path: 'unsubscribe',
    session: 'customer',
    page: () => import('../routes/unsubscribe/page.tsx'),
    loader: () => import('../routes/unsubscribe/loader.ts'),
  }),
  pageRoute({
    path: 'account/orders/:id',
    session: 'customer',
    page: () => import('../routes/order/page.tsx'),
    loader: () => import('../routes/order/loader.ts'),
  }),
  pageRoute({
    path: 'account/booking',
    session: 'customer',
    page: () => import('../routes/bookings/page.tsx'),
    loader: () => import('../routes/bookings/loader.ts'),
  }),
  pageRoute({
    path: 'account/booking/:id',
    session: 'customer',
    page: () => import('../routes/booking/page.tsx'),
    loader: () => import('../routes/booking/loader.ts'),
  }),
  pageRoute({
    path: 'account/chats/:chatSlug?',
    session: 'customer',
    page: () => import('../routes/account-chats/page.tsx'),
    loader: () => import('../routes/account-chats/loader.ts'),
  }),
  pageRoute({
    path: 'account/loyalty',
    session: 'customer',
    page: () => import('../routes/account-loyalty/page.tsx'),
    loader: () => import('../routes/account-loyalty/loader.ts'),
  }),
  pageRoute({
    path: 'account/subscription',
    session: 'customer',
    page: () => import('../routes/account-subscription/page.tsx'),
    loader: () => import('../routes/account-subscription/loader.ts'),
  }),
]

/** Checkout and payments, in the minimal layout. */
const checkoutPages: RouteObject[] = [
  pageRoute({
    path: 'checkout',
    session: 'customer',
    page: () => import('../routes/checkout/page.tsx'),
    loader: () => import('../routes/checkout/loader.ts'),
  }),
  pageRoute({
    path: 'payment/sbp',
    session: 'customer',
    page: () => import('../routes/payment-sbp/page.tsx'),
    loader: () => import('../routes/payment-sbp/loader.ts'),
  }),
  pageRoute({
    path: 'web/vp',
    session: 'customer',
    page: () => import('../routes/payment-return/page.tsx'),
    loader: () => import('../routes/payment-return/loader.ts'),
  }),
  pageRoute({
    path: 'web/vp/:vpOrderIdSlug/:vpPaymentStatusSlug',
    session: 'customer',
    page: () => import('../routes/payment-return/page.tsx'),
    loader: () => import('../routes/payment-return/loader.ts'),
  }),
  pageRoute({
    path: 'account/purchases/:orderGroupId',
    session: 'customer',
    page: () => import('../routes/order-group/page.tsx'),
    loader: () => import('../routes/order-group/loader.ts'),
  }),
]

const checkoutLayout = (children: RouteObject[]): RouteObject =>
  layoutRoute(
    {
      page: async () => ({ Page: (await import('../layouts/minimal-layout.tsx')).MinimalLayout }),
    },
    children,
  )

/**
 * Paths of the storefront (spec 2.2) around a site's own pages. Pages are loaded lazily inside layouts; a page's
 * problem stays inside its layout. The first matching route wins, so fixed segments precede parameters.
 */
export const siteRoutes = (
  frame: (pages: RouteObject[]) => RouteObject,
  ownPages: readonly RouteObject[],
  sides: readonly RouteObject[],
  lastPages: readonly RouteObject[] = [],
): RouteObject[] => [
  ...(import.meta.env.DEV ? uiPages() : []),
  ...sides,
  checkoutLayout(checkoutPages),
  constructPages,
  frame([...ownPages, ...staticPages, ...goodsPages, ...customerPages, ...lastPages, missingPage('*')]),
]

/** Routes of the shop; the cabinet and the office have separate tables (`cabinet-routes.ts`). */
export const marketplaceRoutes = (): RouteObject[] =>
  rootRoutes(siteRoutes(marketplaceLayout, [...marketplaceEntryPages, ...marketplacePages], [festivalPages]))
