import { analyticsDeskEndpoints } from './analytics/analytics-desk.endpoints.ts'
import { cabinetEndpoints } from './cabinet/cabinet.endpoints.ts'
import { chatDeskEndpoints } from './chat/chat.endpoints.ts'
import { contentDeskEndpoints } from './content/content.endpoints.ts'
import { farmPostDeskEndpoints } from './farm-posts/farm-posts.endpoints.ts'
import { galleryDeskEndpoints } from './galleries/gallery-desk.endpoints.ts'
import type { Endpoints } from './kernel/endpoint.ts'
import { kitchenOrdersEndpoints } from './kitchen-orders/kitchen-orders.endpoints.ts'
import { paperDeskEndpoints } from './papers/paper-desk.endpoints.ts'
import { pushDeskEndpoints } from './push/push.endpoints.ts'
import { questionDeskEndpoints } from './questions/questions.endpoints.ts'
import { registrationEndpoints } from './registration/registration.endpoints.ts'
import { menuDeskEndpoints } from './restaurants/menu-desk.endpoints.ts'
import { reviewDeskEndpoints } from './reviews/review-desk.endpoints.ts'
import { searchDeskEndpoints } from './search/search-desk.endpoints.ts'
import { sitePagesDeskEndpoints } from './site-pages/site-pages.endpoints.ts'
import { siteRequestsDeskEndpoints } from './site-requests/site-requests.endpoints.ts'
import { siteDomainsEndpoints } from './sites/site-domains.endpoints.ts'
import { siteThemesEndpoints } from './sites/site-themes.endpoints.ts'
import { staffEndpoints } from './staff/staff.endpoints.ts'
import { storefront } from './storefront.ts'
import { tourDeskEndpoints } from './tours/tour-desk.endpoints.ts'

/** The whole wire by noun: every call of spec section 7. OpenAPI and the reference come from here. */
export const api = {
  analyticsDesk: analyticsDeskEndpoints,
  cabinet: cabinetEndpoints,
  chatDesk: chatDeskEndpoints,
  farmPostDesk: farmPostDeskEndpoints,
  contentDesk: contentDeskEndpoints,
  galleryDesk: galleryDeskEndpoints,
  kitchenOrders: kitchenOrdersEndpoints,
  menuDesk: menuDeskEndpoints,
  paperDesk: paperDeskEndpoints,
  pushDesk: pushDeskEndpoints,
  questionDesk: questionDeskEndpoints,
  reviewDesk: reviewDeskEndpoints,
  searchDesk: searchDeskEndpoints,
  sitePagesDesk: sitePagesDeskEndpoints,
  siteDomains: siteDomainsEndpoints,
  siteRequestsDesk: siteRequestsDeskEndpoints,
  siteThemes: siteThemesEndpoints,
  registration: registrationEndpoints,
  staff: staffEndpoints,
  tourDesk: tourDeskEndpoints,
  ...storefront,
} as const satisfies Record<string, Endpoints>
