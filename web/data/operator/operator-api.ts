import { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import { chatDeskEndpoints } from '@okolitsa/contracts/chat/chat.endpoints.ts'
import { galleryDeskEndpoints } from '@okolitsa/contracts/galleries/gallery-desk.endpoints.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createBrowserSend } from '@okolitsa/contracts/kernel/browser-send.ts'
import { createClient, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { kitchenOrdersEndpoints } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import { pushDeskEndpoints } from '@okolitsa/contracts/push/push.endpoints.ts'
import { questionDeskEndpoints } from '@okolitsa/contracts/questions/questions.endpoints.ts'
import { registrationEndpoints } from '@okolitsa/contracts/registration/registration.endpoints.ts'
import { menuDeskEndpoints } from '@okolitsa/contracts/restaurants/menu-desk.endpoints.ts'
import { reviewDeskEndpoints } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { sitePagesDeskEndpoints } from '@okolitsa/contracts/site-pages/site-pages.endpoints.ts'
import { siteRequestsDeskEndpoints } from '@okolitsa/contracts/site-requests/site-requests.endpoints.ts'
import { siteDomainsEndpoints } from '@okolitsa/contracts/sites/site-domains.endpoints.ts'
import { siteThemesEndpoints } from '@okolitsa/contracts/sites/site-themes.endpoints.ts'
import { staffEndpoints } from '@okolitsa/contracts/staff/staff.endpoints.ts'
import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { tourDeskEndpoints } from '@okolitsa/contracts/tours/tour-desk.endpoints.ts'
import { RELEASE } from '../../platform/client/release.ts'

/** The sellers' side of the wire: kept out of the shop's own client, so that customers do not carry it. */
export const createOperatorApi = (send: Send) => ({
  staff: createClient(staffEndpoints, send),
  registration: createClient(registrationEndpoints, send),
  cabinet: createClient(cabinetEndpoints, send),
  chats: createClient(chatDeskEndpoints, send),
  push: createClient(pushDeskEndpoints, send),
  search: createClient(searchDeskEndpoints, send),
  reviews: createClient(reviewDeskEndpoints, send),
  questions: createClient(questionDeskEndpoints, send),
  requests: createClient(siteRequestsDeskEndpoints, send),
  sites: createClient(siteDomainsEndpoints, send),
  themes: createClient(siteThemesEndpoints, send),
  sitePages: createClient(sitePagesDeskEndpoints, send),
  galleries: createClient(galleryDeskEndpoints, send),
  tours: createClient(tourDeskEndpoints, send),
  kitchen: createClient(kitchenOrdersEndpoints, send),
  menu: createClient(menuDeskEndpoints, send),
})
type OperatorApi = ReturnType<typeof createOperatorApi>

let browserApi: OperatorApi | undefined

/** In the browser: the cookie says who works here, and there is nothing to renew. */
export function operatorApi(): OperatorApi {
  browserApi ??= createOperatorApi(createBrowserSend({ appVersion: RELEASE, renew: async () => 'over' }))
  return browserApi
}

/** Who works here; null = nobody is signed in. */
export async function findMember({ staff }: OperatorApi): Promise<StaffMember | null> {
  try {
    return await staff.me()
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 401) return null
    throw error
  }
}

/** The way in that leads back to a page of the operator's afterwards. */
export const signInPath = (next: string): string => `/operator?${new URLSearchParams({ next })}`
