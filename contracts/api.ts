import { agencyPapersDeskEndpoints } from './agency-papers/agency-papers-desk.endpoints.ts'
import { officeAgencyPapersEndpoints } from './agency-papers/office-agency-papers.endpoints.ts'
import { analyticsDeskEndpoints } from './analytics/analytics-desk.endpoints.ts'
import { departuresEndpoints } from './bookings/departures.endpoints.ts'
import { handBookingsEndpoints } from './bookings/hand-bookings.endpoints.ts'
import { tourDatesDeskEndpoints } from './bookings/tour-dates-desk.endpoints.ts'
import { tourDeskEndpoints } from './bookings/tour-desk.endpoints.ts'
import { broadcastsEndpoints } from './broadcasts/broadcasts.endpoints.ts'
import { ownBroadcastsEndpoints } from './broadcasts/own-broadcasts.endpoints.ts'
import { officeCategoriesEndpoints } from './catalog/office-categories.endpoints.ts'
import { dishRankingEndpoints, rankingEndpoints } from './catalog/ranking.endpoints.ts'
import { chatDeskEndpoints } from './chat/chat-desk.endpoints.ts'
import { chatModerationEndpoints } from './chat/chat-moderation.endpoints.ts'
import { closingEndpoints } from './closing/closing.endpoints.ts'
import { bannersEndpoints } from './content/banners.endpoints.ts'
import { contentDeskEndpoints } from './content/content.endpoints.ts'
import { featuredDeskEndpoints } from './content/featured.endpoints.ts'
import { homeShelvesEndpoints } from './content/home-shelves.endpoints.ts'
import { legalTextsEndpoints } from './content/legal-texts.endpoints.ts'
import { redirectsEndpoints } from './content/redirects.endpoints.ts'
import { showcaseEndpoints } from './content/showcase.endpoints.ts'
import { courierEndpoints } from './couriers/courier.endpoints.ts'
import { couriersDeskEndpoints } from './couriers/couriers-desk.endpoints.ts'
import { shippingEndpoints } from './delivery/shipping.endpoints.ts'
import { farmPostDeskEndpoints } from './farm-posts/farm-posts.endpoints.ts'
import { officeFeesEndpoints, sellerFeesEndpoints } from './fees/office-fees.endpoints.ts'
import { officeReceiptsEndpoints } from './fiscal/office-receipts.endpoints.ts'
import { galleryDeskEndpoints } from './images/gallery-desk.endpoints.ts'
import { inboxEndpoints } from './inbox/inbox.endpoints.ts'
import type { Endpoints } from './kernel/endpoint.ts'
import { kitchenOrdersEndpoints } from './kitchen-orders/kitchen-orders.endpoints.ts'
import { marketCodesEndpoints } from './loyalty/market-codes.endpoints.ts'
import { offersEndpoints } from './loyalty/offers.endpoints.ts'
import { sharedDiscountsEndpoints } from './loyalty/shared-discounts.endpoints.ts'
import { marketDeskEndpoints } from './market/market-desk.endpoints.ts'
import { menuDeskEndpoints } from './menus/menu-desk.endpoints.ts'
import { moderationEndpoints } from './moderation/moderation.endpoints.ts'
import { notificationTemplatesEndpoints } from './notification-templates/notification-templates.endpoints.ts'
import { numbersEndpoints } from './numbers/numbers.endpoints.ts'
import { cabinetVisitEndpoints } from './office/cabinet-visit.endpoints.ts'
import { officeAccessEndpoints } from './office/office-access.endpoints.ts'
import { officeApprovalsEndpoints } from './office/office-approvals.endpoints.ts'
import { officePeopleEndpoints } from './office/office-people.endpoints.ts'
import { officePinsEndpoints } from './office/office-pins.endpoints.ts'
import { officeSignInEndpoints } from './office/office-sign-in.endpoints.ts'
import { officeStartEndpoints } from './office/office-start.endpoints.ts'
import { officeTakenEndpoints } from './office/office-taken.endpoints.ts'
import { officeViewsEndpoints } from './office/office-views.endpoints.ts'
import { officeCustomersEndpoints } from './office-customers/office-customers.endpoints.ts'
import { officeLogEndpoints } from './office-log/office-log.endpoints.ts'
import { officeOrdersEndpoints } from './office-orders/office-orders.endpoints.ts'
import { disputesEndpoints } from './orders/disputes.endpoints.ts'
import { ordersDeskEndpoints } from './orders/orders-desk.endpoints.ts'
import { outsideServicesEndpoints } from './outside-services/outside-services.endpoints.ts'
import { officePayoutsEndpoints } from './payouts/office-payouts.endpoints.ts'
import { pickingEndpoints } from './picking/picking.endpoints.ts'
import { printingEndpoints } from './printing/printing.endpoints.ts'
import { cropCalendarEndpoints, cropsEndpoints } from './products/crops.endpoints.ts'
import { goodsEndpoints } from './products/goods.endpoints.ts'
import { goodsImportEndpoints } from './products/goods-import.endpoints.ts'
import { goodsProductEndpoints } from './products/goods-product.endpoints.ts'
import { officeGoodsEndpoints } from './products/office-goods.endpoints.ts'
import { stopListEndpoints } from './products/stop-list.endpoints.ts'
import { pushDeskEndpoints } from './push/push-desk.endpoints.ts'
import { questionDeskEndpoints } from './questions/questions-desk.endpoints.ts'
import { officeRecipesEndpoints } from './recipes/office-recipes.endpoints.ts'
import { recipeSectionsEndpoints } from './recipes/recipe-sections.endpoints.ts'
import { applicationDecisionsEndpoints } from './registration/application-decisions.endpoints.ts'
import { applicationsEndpoints } from './registration/applications.endpoints.ts'
import { invitationsEndpoints } from './registration/invitations.endpoints.ts'
import { registrationEndpoints } from './registration/registration.endpoints.ts'
import { reportsEndpoints } from './reports/reports.endpoints.ts'
import { reviewDeskEndpoints } from './reviews/review-desk.endpoints.ts'
import { reviewModerationEndpoints } from './reviews/review-moderation.endpoints.ts'
import { reviewTagsDeskEndpoints } from './reviews/review-tags-desk.endpoints.ts'
import { searchDeskEndpoints } from './search/search-desk.endpoints.ts'
import { sellerContractEndpoints } from './seller-contract/seller-contract.endpoints.ts'
import { sellerNotificationsEndpoints } from './seller-notifications/seller-notifications.endpoints.ts'
import { unansweredEndpoints } from './seller-notifications/unanswered.endpoints.ts'
import { sellerTaxesEndpoints } from './seller-taxes/seller-taxes.endpoints.ts'
import { companyEndpoints } from './sellers/company.endpoints.ts'
import { officePapersEndpoints } from './sellers/office-papers.endpoints.ts'
import { officeSellersEndpoints } from './sellers/office-sellers.endpoints.ts'
import { paperDeskEndpoints } from './sellers/paper-desk.endpoints.ts'
import { teamEndpoints } from './sellers/team.endpoints.ts'
import { courierCallsEndpoints } from './shipments/courier-calls.endpoints.ts'
import { shipmentsDeskEndpoints } from './shipments/shipments-desk.endpoints.ts'
import { shopStateEndpoints } from './shop-state/shop-state.endpoints.ts'
import { sitePagesDeskEndpoints } from './site-pages/site-pages-desk.endpoints.ts'
import { siteRequestsDeskEndpoints } from './site-requests/site-requests-desk.endpoints.ts'
import { siteDomainsEndpoints } from './sites/site-domains.endpoints.ts'
import { siteThemesEndpoints } from './sites/site-themes.endpoints.ts'
import { staffEndpoints } from './staff/staff.endpoints.ts'
import { starterEndpoints } from './starter/starter.endpoints.ts'
import { officeEntriesEndpoints } from './statements/office-entries.endpoints.ts'
import { officeStatementsEndpoints } from './statements/office-statements.endpoints.ts'
import { statementsDeskEndpoints } from './statements/statements-desk.endpoints.ts'
import { stockDeskEndpoints } from './stock/stock-desk.endpoints.ts'
import { stockLotsEndpoints } from './stock/stock-lots.endpoints.ts'
import { storefront } from './storefront.ts'
import { officePlansEndpoints } from './subscription/office-plans.endpoints.ts'
import { todayEndpoints } from './today/today.endpoints.ts'
import { tourFormsEndpoints } from './tours/tour-forms.endpoints.ts'

/** All calls by noun (spec section 7). OpenAPI and the reference are generated from here. */
export const api = {
  analyticsDesk: analyticsDeskEndpoints,
  applicationDecisions: applicationDecisionsEndpoints,
  applications: applicationsEndpoints,
  broadcasts: broadcastsEndpoints,
  ownBroadcasts: ownBroadcastsEndpoints,
  cabinet: ordersDeskEndpoints,
  chatDesk: chatDeskEndpoints,
  chatModeration: chatModerationEndpoints,
  company: companyEndpoints,
  sellerContract: sellerContractEndpoints,
  sellerTaxes: sellerTaxesEndpoints,
  sharedDiscounts: sharedDiscountsEndpoints,
  disputes: disputesEndpoints,
  farmPostDesk: farmPostDeskEndpoints,
  featuredDesk: featuredDeskEndpoints,
  banners: bannersEndpoints,
  officeRecipes: officeRecipesEndpoints,
  recipeSections: recipeSectionsEndpoints,
  reviewTagsDesk: reviewTagsDeskEndpoints,
  redirects: redirectsEndpoints,
  homeShelves: homeShelvesEndpoints,
  showcase: showcaseEndpoints,
  officePlans: officePlansEndpoints,
  contentDesk: contentDeskEndpoints,
  galleryDesk: galleryDeskEndpoints,
  kitchenOrders: kitchenOrdersEndpoints,
  marketDesk: marketDeskEndpoints,
  marketCodes: marketCodesEndpoints,
  closing: closingEndpoints,
  officeFees: officeFeesEndpoints,
  officePayouts: officePayoutsEndpoints,
  sellerFees: sellerFeesEndpoints,
  menuDesk: menuDeskEndpoints,
  paperDesk: paperDeskEndpoints,
  goods: goodsEndpoints,
  goodsProduct: goodsProductEndpoints,
  cropCalendar: cropCalendarEndpoints,
  stopList: stopListEndpoints,
  officeGoods: officeGoodsEndpoints,
  crops: cropsEndpoints,
  inbox: inboxEndpoints,
  officeOrders: officeOrdersEndpoints,
  officeAccess: officeAccessEndpoints,
  cabinetVisit: cabinetVisitEndpoints,
  officeApprovals: officeApprovalsEndpoints,
  officePeople: officePeopleEndpoints,
  officeTaken: officeTakenEndpoints,
  officePins: officePinsEndpoints,
  officeViews: officeViewsEndpoints,
  officeLog: officeLogEndpoints,
  shopState: shopStateEndpoints,
  officeSignIn: officeSignInEndpoints,
  officeStart: officeStartEndpoints,
  officeCustomers: officeCustomersEndpoints,
  officePapers: officePapersEndpoints,
  officeSellers: officeSellersEndpoints,
  officeReports: reportsEndpoints,
  offers: offersEndpoints,
  goodsImport: goodsImportEndpoints,
  outsideServices: outsideServicesEndpoints,
  picking: pickingEndpoints,
  printing: printingEndpoints,
  couriersDesk: couriersDeskEndpoints,
  courier: courierEndpoints,
  team: teamEndpoints,
  today: todayEndpoints,
  numbers: numbersEndpoints,
  pushDesk: pushDeskEndpoints,
  questionDesk: questionDeskEndpoints,
  reviewDesk: reviewDeskEndpoints,
  moderation: moderationEndpoints,
  reviewModeration: reviewModerationEndpoints,
  searchDesk: searchDeskEndpoints,
  sitePagesDesk: sitePagesDeskEndpoints,
  siteDomains: siteDomainsEndpoints,
  siteRequestsDesk: siteRequestsDeskEndpoints,
  sellerNotifications: sellerNotificationsEndpoints,
  unanswered: unansweredEndpoints,
  shipmentsDesk: shipmentsDeskEndpoints,
  courierCalls: courierCallsEndpoints,
  shipping: shippingEndpoints,
  siteThemes: siteThemesEndpoints,
  stockDesk: stockDeskEndpoints,
  stockLots: stockLotsEndpoints,
  invitations: invitationsEndpoints,
  registration: registrationEndpoints,
  staff: staffEndpoints,
  statementsDesk: statementsDeskEndpoints,
  officeStatements: officeStatementsEndpoints,
  agencyPapersDesk: agencyPapersDeskEndpoints,
  officeAgencyPapers: officeAgencyPapersEndpoints,
  officeEntries: officeEntriesEndpoints,
  officeReceipts: officeReceiptsEndpoints,
  notificationTemplates: notificationTemplatesEndpoints,
  legalTexts: legalTextsEndpoints,
  starter: starterEndpoints,
  officeCategories: officeCategoriesEndpoints,
  ranking: rankingEndpoints,
  dishRanking: dishRankingEndpoints,
  tourDatesDesk: tourDatesDeskEndpoints,
  departures: departuresEndpoints,
  handBookings: handBookingsEndpoints,
  tourDesk: tourDeskEndpoints,
  tourForms: tourFormsEndpoints,
  ...storefront,
} as const satisfies Record<string, Endpoints>
