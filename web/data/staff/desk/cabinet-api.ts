import { agencyPapersDeskEndpoints } from '@okolitsa/contracts/agency-papers/agency-papers-desk.endpoints.ts'
import { departuresEndpoints } from '@okolitsa/contracts/bookings/departures.endpoints.ts'
import { handBookingsEndpoints } from '@okolitsa/contracts/bookings/hand-bookings.endpoints.ts'
import { tourDatesDeskEndpoints } from '@okolitsa/contracts/bookings/tour-dates-desk.endpoints.ts'
import { tourDeskEndpoints } from '@okolitsa/contracts/bookings/tour-desk.endpoints.ts'
import { ownBroadcastsEndpoints } from '@okolitsa/contracts/broadcasts/own-broadcasts.endpoints.ts'
import { chatDeskEndpoints } from '@okolitsa/contracts/chat/chat-desk.endpoints.ts'
import { couriersDeskEndpoints } from '@okolitsa/contracts/couriers/couriers-desk.endpoints.ts'
import { shippingEndpoints } from '@okolitsa/contracts/delivery/shipping.endpoints.ts'
import { sellerFeesEndpoints } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { galleryDeskEndpoints } from '@okolitsa/contracts/images/gallery-desk.endpoints.ts'
import { inboxEndpoints } from '@okolitsa/contracts/inbox/inbox.endpoints.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createBrowserSend, type Renew } from '@okolitsa/contracts/kernel/browser-send.ts'
import { createClient, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { oncePerPress } from '@okolitsa/contracts/kernel/presses.ts'
import { kitchenOrdersEndpoints } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import { offersEndpoints } from '@okolitsa/contracts/loyalty/offers.endpoints.ts'
import { sharedDiscountsEndpoints } from '@okolitsa/contracts/loyalty/shared-discounts.endpoints.ts'
import { menuDeskEndpoints } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { numbersEndpoints } from '@okolitsa/contracts/numbers/numbers.endpoints.ts'
import { cabinetVisitEndpoints } from '@okolitsa/contracts/office/cabinet-visit.endpoints.ts'
import { ordersDeskEndpoints } from '@okolitsa/contracts/orders/orders-desk.endpoints.ts'
import { pickingEndpoints } from '@okolitsa/contracts/picking/picking.endpoints.ts'
import { printingEndpoints } from '@okolitsa/contracts/printing/printing.endpoints.ts'
import { cropsEndpoints } from '@okolitsa/contracts/products/crops.endpoints.ts'
import { goodsEndpoints } from '@okolitsa/contracts/products/goods.endpoints.ts'
import { goodsImportEndpoints } from '@okolitsa/contracts/products/goods-import.endpoints.ts'
import { goodsProductEndpoints } from '@okolitsa/contracts/products/goods-product.endpoints.ts'
import { pushDeskEndpoints } from '@okolitsa/contracts/push/push-desk.endpoints.ts'
import { questionDeskEndpoints } from '@okolitsa/contracts/questions/questions-desk.endpoints.ts'
import { applicationsEndpoints } from '@okolitsa/contracts/registration/applications.endpoints.ts'
import { registrationEndpoints } from '@okolitsa/contracts/registration/registration.endpoints.ts'
import { reviewDeskEndpoints } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import { sellerContractEndpoints } from '@okolitsa/contracts/seller-contract/seller-contract.endpoints.ts'
import { sellerNotificationsEndpoints } from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import { sellerTaxesEndpoints } from '@okolitsa/contracts/seller-taxes/seller-taxes.endpoints.ts'
import { companyEndpoints } from '@okolitsa/contracts/sellers/company.endpoints.ts'
import { paperDeskEndpoints } from '@okolitsa/contracts/sellers/paper-desk.endpoints.ts'
import { teamEndpoints } from '@okolitsa/contracts/sellers/team.endpoints.ts'
import { courierCallsEndpoints } from '@okolitsa/contracts/shipments/courier-calls.endpoints.ts'
import { shipmentsDeskEndpoints } from '@okolitsa/contracts/shipments/shipments-desk.endpoints.ts'
import { sitePagesDeskEndpoints } from '@okolitsa/contracts/site-pages/site-pages-desk.endpoints.ts'
import { siteRequestsDeskEndpoints } from '@okolitsa/contracts/site-requests/site-requests-desk.endpoints.ts'
import { siteDomainsEndpoints } from '@okolitsa/contracts/sites/site-domains.endpoints.ts'
import { siteThemesEndpoints } from '@okolitsa/contracts/sites/site-themes.endpoints.ts'
import { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { statementsDeskEndpoints } from '@okolitsa/contracts/statements/statements-desk.endpoints.ts'
import { stockDeskEndpoints } from '@okolitsa/contracts/stock/stock-desk.endpoints.ts'
import { stockLotsEndpoints } from '@okolitsa/contracts/stock/stock-lots.endpoints.ts'
import { todayEndpoints } from '@okolitsa/contracts/today/today.endpoints.ts'
import { tourFormsEndpoints } from '@okolitsa/contracts/tours/tour-forms.endpoints.ts'
import { pressKeys } from '../../../platform/forms/press-keys.ts'
import { signInAgain } from '../../../platform/forms/sign-in-again.ts'
import { callerHeaders } from '../../visitor/caller.ts'
import { sessionHere } from './session-here.ts'

/** The API of the sellers' side: not in the shop's own client, so that customers do not load it. */
export const createCabinetApi = (send: Send) => ({
  staff: createClient(staffEndpoints, send),
  registration: createClient(registrationEndpoints, send),
  orders: createClient(ordersDeskEndpoints, send),
  broadcasts: createClient(ownBroadcastsEndpoints, send),
  applications: createClient(applicationsEndpoints, send),
  company: createClient(companyEndpoints, send),
  sellerContract: createClient(sellerContractEndpoints, send),
  taxes: createClient(sellerTaxesEndpoints, send),
  sharedDiscounts: createClient(sharedDiscountsEndpoints, send),
  goods: createClient(goodsEndpoints, send),
  goodsImport: createClient(goodsImportEndpoints, send),
  stock: createClient(stockDeskEndpoints, send),
  stockLots: createClient(stockLotsEndpoints, send),
  goodsProduct: createClient(goodsProductEndpoints, send),
  crops: createClient(cropsEndpoints, send),
  inbox: createClient(inboxEndpoints, send),
  offers: createClient(offersEndpoints, send),
  picking: createClient(pickingEndpoints, send),
  couriers: createClient(couriersDeskEndpoints, send),
  printing: createClient(printingEndpoints, send),
  numbers: createClient(numbersEndpoints, send),
  fees: createClient(sellerFeesEndpoints, send),
  statements: createClient(statementsDeskEndpoints, send),
  team: createClient(teamEndpoints, send),
  today: createClient(todayEndpoints, send),
  chats: createClient(chatDeskEndpoints, send),
  push: createClient(pushDeskEndpoints, send),
  notifications: createClient(sellerNotificationsEndpoints, send),
  reviews: createClient(reviewDeskEndpoints, send),
  questions: createClient(questionDeskEndpoints, send),
  requests: createClient(siteRequestsDeskEndpoints, send),
  shipments: createClient(shipmentsDeskEndpoints, send),
  courierCalls: createClient(courierCallsEndpoints, send),
  shipping: createClient(shippingEndpoints, send),
  sites: createClient(siteDomainsEndpoints, send),
  themes: createClient(siteThemesEndpoints, send),
  sitePages: createClient(sitePagesDeskEndpoints, send),
  papers: createClient(paperDeskEndpoints, send),
  galleries: createClient(galleryDeskEndpoints, send),
  tours: createClient(tourDeskEndpoints, send),
  tourForms: createClient(tourFormsEndpoints, send),
  tourDates: createClient(tourDatesDeskEndpoints, send),
  departures: createClient(departuresEndpoints, send),
  handBookings: createClient(handBookingsEndpoints, send),
  kitchen: createClient(kitchenOrdersEndpoints, send),
  menu: createClient(menuDeskEndpoints, send),
  agencyPapers: createClient(agencyPapersDeskEndpoints, send),
  visits: createClient(cabinetVisitEndpoints, send),
})
export type CabinetApi = ReturnType<typeof createCabinetApi>

let browserApi: CabinetApi | undefined

/**
 * Staff sessions have no renewal: when an action is refused, a window over the page asks the member to sign in again.
 */
const renew: Renew = async (_, isPress) =>
  isPress && sessionHere.hasBegun() && (await signInAgain.ask('staff')) ? 'renewed' : 'over'

export function cabinetApi(): CabinetApi {
  browserApi ??= createCabinetApi(oncePerPress(createBrowserSend({ caller: callerHeaders, renew }), pressKeys))
  return browserApi
}

/** The signed-in member; null = none. */
export async function findMember({ staff }: CabinetApi): Promise<StaffMember | null> {
  try {
    return await staff.me()
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 401) return null
    throw error
  }
}

/** The sign-in that returns to a page of the cabinet. */
export const signInPath = (next: string): string => `/cabinet?${new URLSearchParams({ next })}`
