import { integrityModule } from './db/integrity-module.ts'
import { agencyPapersModule } from './desks/agency-papers/module.ts'
import { broadcastsModule } from './desks/broadcasts/module.ts'
import { couriersModule } from './desks/couriers/module.ts'
import { inboxModule } from './desks/inbox/module.ts'
import { marketSetupModule } from './desks/market-setup/module.ts'
import { numbersModule } from './desks/numbers/module.ts'
import { officeCustomersModule } from './desks/office-customers/module.ts'
import { officeLogModule } from './desks/office-log/module.ts'
import { officeOrdersModule } from './desks/office-orders/module.ts'
import { officeSellersModule } from './desks/office-sellers/module.ts'
import { payoutsModule } from './desks/payouts/module.ts'
import { pickingModule } from './desks/picking/module.ts'
import { printingModule } from './desks/printing/module.ts'
import { reportsModule } from './desks/reports/module.ts'
import { sellerTaxesModule } from './desks/seller-taxes/module.ts'
import { shopStateModule } from './desks/shop-state/module.ts'
import { statementsModule } from './desks/statements/module.ts'
import { todayModule } from './desks/today/module.ts'
import { catalogModule } from './discovery/catalog/module.ts'
import { homeModule } from './discovery/home/module.ts'
import { readModelsModule } from './discovery/read-models/module.ts'
import { recipesModule } from './discovery/recipes/module.ts'
import { restaurantsModule } from './discovery/restaurants/module.ts'
import { searchModule } from './discovery/search/module.ts'
import { analyticsModule } from './engagement/analytics/module.ts'
import { chatModule } from './engagement/chat/module.ts'
import { favoritesModule } from './engagement/favorites/module.ts'
import { notificationsModule } from './engagement/notifications/module.ts'
import { pushModule } from './engagement/push/module.ts'
import { questionsModule } from './engagement/questions/module.ts'
import { reviewsModule } from './engagement/reviews/module.ts'
import { sellerNotificationsModule } from './engagement/seller-notifications/module.ts'
import { stockAlertsModule } from './engagement/stock-alerts/module.ts'
import { telephonyModule } from './engagement/telephony/module.ts'
import { deliveryDeskModule } from './fulfilment/delivery/desk/module.ts'
import { deliveryModule } from './fulfilment/delivery/module.ts'
import { dinnerModule } from './fulfilment/dinner/module.ts'
import { geoModule } from './fulfilment/geo/module.ts'
import { closingDeskModule } from './money/closing/desk/module.ts'
import { closingModule } from './money/closing/module.ts'
import { fiscalModule } from './money/fiscal/module.ts'
import { ledgerModule } from './money/ledger/module.ts'
import { paymentsModule } from './money/payments/module.ts'
import { announcementModule } from './people/announcement/module.ts'
import { auditModule } from './people/audit/module.ts'
import { identityModule } from './people/identity/module.ts'
import { marketModule } from './people/market/module.ts'
import { moderationDeskModule } from './people/moderation/desk/module.ts'
import { moderationModule } from './people/moderation/module.ts'
import { notificationTemplatesDeskModule } from './people/notification-templates/desk/module.ts'
import { notificationTemplatesModule } from './people/notification-templates/module.ts'
import { officeModule } from './people/office/module.ts'
import { outsideServicesModule } from './people/outside-services/module.ts'
import { staffModule } from './people/staff/module.ts'
import { contentDeskModule } from './publishing/content/desk/module.ts'
import { contentModule } from './publishing/content/module.ts'
import { featuredModule } from './publishing/featured/module.ts'
import { festivalModule } from './publishing/festival/module.ts'
import { previewsModule } from './publishing/previews/module.ts'
import { registrationModule } from './publishing/registration/module.ts'
import { sellerContractModule } from './publishing/seller-contract/module.ts'
import { sitePagesModule } from './publishing/site-pages/module.ts'
import { siteRequestsModule } from './publishing/site-requests/module.ts'
import { sitesModule } from './publishing/sites/module.ts'
import { starterModule } from './publishing/starter/module.ts'
import { widgetModule } from './publishing/widget/module.ts'
import { bookingsModule } from './sales/bookings/module.ts'
import { cartModule } from './sales/cart/module.ts'
import { checkoutModule } from './sales/checkout/module.ts'
import { feesDeskModule } from './sales/fees/desk/module.ts'
import { feesModule } from './sales/fees/module.ts'
import { loyaltyDeskModule } from './sales/loyalty/desk/module.ts'
import { loyaltyModule } from './sales/loyalty/module.ts'
import { orderLifecycleModule } from './sales/order-lifecycle/module.ts'
import { ordersDeskModule } from './sales/orders/desk/module.ts'
import { ordersModule } from './sales/orders/module.ts'
import { plansModule } from './sales/plans/module.ts'
import { shipmentsModule } from './sales/shipments/module.ts'
import { subscriptionModule } from './sales/subscription/module.ts'
import { farmPostsModule } from './supply/farm-posts/module.ts'
import { imagesDeskModule } from './supply/images/desk/module.ts'
import { imagesModule } from './supply/images/module.ts'
import { menusModule } from './supply/menus/module.ts'
import { productsDeskModule } from './supply/products/desk/module.ts'
import { productsModule } from './supply/products/module.ts'
import { sellersDeskModule } from './supply/sellers/desk/module.ts'
import { sellersModule } from './supply/sellers/module.ts'
import { stockDeskModule } from './supply/stock/desk/module.ts'
import { stockModule } from './supply/stock/module.ts'
import { toursModule } from './supply/tours/module.ts'

/** The modules of the shop. Each follows the modules that it uses, so there are no cycles. */
export const MODULES = [
  auditModule,
  moderationModule,
  marketModule,
  notificationTemplatesModule,
  readModelsModule,
  sellersModule,
  stockModule,
  productsModule,
  menusModule,
  toursModule,
  imagesModule,
  farmPostsModule,
  loyaltyModule,
  subscriptionModule,
  deliveryModule,
  contentModule,
  identityModule,
  announcementModule,
  staffModule,
  outsideServicesModule,
  geoModule,
  dinnerModule,
  catalogModule,
  recipesModule,
  restaurantsModule,
  homeModule,
  feesModule,
  orderLifecycleModule,
  paymentsModule,
  fiscalModule,
  ledgerModule,
  ordersModule,
  closingModule,
  officeModule,
  cartModule,
  checkoutModule,
  bookingsModule,
  shipmentsModule,
  plansModule,
  integrityModule,
  favoritesModule,
  stockAlertsModule,
  pushModule,
  sellerNotificationsModule,
  chatModule,
  reviewsModule,
  questionsModule,
  notificationsModule,
  notificationTemplatesDeskModule,
  telephonyModule,
  analyticsModule,
  starterModule,
  featuredModule,
  festivalModule,
  // its suggestions name the festival
  searchModule,
  contentDeskModule,
  sitesModule,
  sitePagesModule,
  siteRequestsModule,
  sellerContractModule,
  registrationModule,
  widgetModule,
  previewsModule,
  sellersDeskModule,
  productsDeskModule,
  stockDeskModule,
  imagesDeskModule,
  deliveryDeskModule,
  loyaltyDeskModule,
  feesDeskModule,
  closingDeskModule,
  ordersDeskModule,
  marketSetupModule,
  officeLogModule,
  numbersModule,
  sellerTaxesModule,
  officeSellersModule,
  shopStateModule,
  inboxModule,
  statementsModule,
  officeOrdersModule,
  reportsModule,
  payoutsModule,
  officeCustomersModule,
  moderationDeskModule,
  pickingModule,
  printingModule,
  agencyPapersModule,
  couriersModule,
  broadcastsModule,
  todayModule,
]
