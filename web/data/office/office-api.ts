import { officeAgencyPapersEndpoints } from '@okolitsa/contracts/agency-papers/office-agency-papers.endpoints.ts'
import { broadcastsEndpoints } from '@okolitsa/contracts/broadcasts/broadcasts.endpoints.ts'
import { officeCategoriesEndpoints } from '@okolitsa/contracts/catalog/office-categories.endpoints.ts'
import { dishRankingEndpoints, rankingEndpoints } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { chatModerationEndpoints } from '@okolitsa/contracts/chat/chat-moderation.endpoints.ts'
import { closingEndpoints } from '@okolitsa/contracts/closing/closing.endpoints.ts'
import { bannersEndpoints } from '@okolitsa/contracts/content/banners.endpoints.ts'
import { featuredDeskEndpoints } from '@okolitsa/contracts/content/featured.endpoints.ts'
import { homeShelvesEndpoints } from '@okolitsa/contracts/content/home-shelves.endpoints.ts'
import { legalTextsEndpoints } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { redirectsEndpoints } from '@okolitsa/contracts/content/redirects.endpoints.ts'
import { showcaseEndpoints } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { officeFeesEndpoints } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { officeReceiptsEndpoints } from '@okolitsa/contracts/fiscal/office-receipts.endpoints.ts'
import { ApiProblem, isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { createBrowserSend, type Renew } from '@okolitsa/contracts/kernel/browser-send.ts'
import { createClient, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { oncePerPress } from '@okolitsa/contracts/kernel/presses.ts'
import { marketCodesEndpoints } from '@okolitsa/contracts/loyalty/market-codes.endpoints.ts'
import { marketDeskEndpoints } from '@okolitsa/contracts/market/market-desk.endpoints.ts'
import { moderationEndpoints } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import { notificationTemplatesEndpoints } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import { cabinetVisitEndpoints } from '@okolitsa/contracts/office/cabinet-visit.endpoints.ts'
import { officeAccessEndpoints } from '@okolitsa/contracts/office/office-access.endpoints.ts'
import { officeApprovalsEndpoints } from '@okolitsa/contracts/office/office-approvals.endpoints.ts'
import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officePeopleEndpoints } from '@okolitsa/contracts/office/office-people.endpoints.ts'
import { officePinsEndpoints } from '@okolitsa/contracts/office/office-pins.endpoints.ts'
import { officeSignInEndpoints } from '@okolitsa/contracts/office/office-sign-in.endpoints.ts'
import { officeStartEndpoints } from '@okolitsa/contracts/office/office-start.endpoints.ts'
import { officeTakenEndpoints } from '@okolitsa/contracts/office/office-taken.endpoints.ts'
import { officeViewsEndpoints } from '@okolitsa/contracts/office/office-views.endpoints.ts'
import { officeCustomersEndpoints } from '@okolitsa/contracts/office-customers/office-customers.endpoints.ts'
import { officeLogEndpoints } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import { disputesEndpoints } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { outsideServicesEndpoints } from '@okolitsa/contracts/outside-services/outside-services.endpoints.ts'
import { officePayoutsEndpoints } from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { officeGoodsEndpoints } from '@okolitsa/contracts/products/office-goods.endpoints.ts'
import { stopListEndpoints } from '@okolitsa/contracts/products/stop-list.endpoints.ts'
import { officeRecipesEndpoints } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { recipeSectionsEndpoints } from '@okolitsa/contracts/recipes/recipe-sections.endpoints.ts'
import { applicationDecisionsEndpoints } from '@okolitsa/contracts/registration/application-decisions.endpoints.ts'
import { invitationsEndpoints } from '@okolitsa/contracts/registration/invitations.endpoints.ts'
import { reportsEndpoints } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import { reviewTagsDeskEndpoints } from '@okolitsa/contracts/reviews/review-tags-desk.endpoints.ts'
import { searchDeskEndpoints } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { unansweredEndpoints } from '@okolitsa/contracts/seller-notifications/unanswered.endpoints.ts'
import { officePapersEndpoints } from '@okolitsa/contracts/sellers/office-papers.endpoints.ts'
import { officeSellersEndpoints } from '@okolitsa/contracts/sellers/office-sellers.endpoints.ts'
import { shopStateEndpoints } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { starterEndpoints } from '@okolitsa/contracts/starter/starter.endpoints.ts'
import { officeEntriesEndpoints } from '@okolitsa/contracts/statements/office-entries.endpoints.ts'
import { officeStatementsEndpoints } from '@okolitsa/contracts/statements/office-statements.endpoints.ts'
import { officePlansEndpoints } from '@okolitsa/contracts/subscription/office-plans.endpoints.ts'
import { pressKeys } from '../../platform/forms/press-keys.ts'
import { signInAgain } from '../../platform/forms/sign-in-again.ts'
import { moved } from '../../platform/loading/loading.ts'
import { callerHeaders } from '../visitor/caller.ts'

/** The API of the office: not in the clients of the shop and the cabinet, so that nobody else loads it. */
export const createOfficeApi = (send: Send) => ({
  start: createClient(officeStartEndpoints, send),
  signIn: createClient(officeSignInEndpoints, send),
  access: createClient(officeAccessEndpoints, send),
  orders: createClient(officeOrdersEndpoints, send),
  people: createClient(officePeopleEndpoints, send),
  approvals: createClient(officeApprovalsEndpoints, send),
  taken: createClient(officeTakenEndpoints, send),
  pins: createClient(officePinsEndpoints, send),
  views: createClient(officeViewsEndpoints, send),
  log: createClient(officeLogEndpoints, send),
  applications: createClient(applicationDecisionsEndpoints, send),
  state: createClient(shopStateEndpoints, send),
  invitations: createClient(invitationsEndpoints, send),
  disputes: createClient(disputesEndpoints, send),
  moderation: createClient(moderationEndpoints, send),
  talks: createClient(chatModerationEndpoints, send),
  banners: createClient(bannersEndpoints, send),
  recipes: createClient(officeRecipesEndpoints, send),
  recipeSections: createClient(recipeSectionsEndpoints, send),
  reviewTags: createClient(reviewTagsDeskEndpoints, send),
  homeShelves: createClient(homeShelvesEndpoints, send),
  showcase: createClient(showcaseEndpoints, send),
  plans: createClient(officePlansEndpoints, send),
  redirects: createClient(redirectsEndpoints, send),
  searches: createClient(searchDeskEndpoints, send),
  categories: createClient(officeCategoriesEndpoints, send),
  promoCodes: createClient(marketCodesEndpoints, send),
  fees: createClient(officeFeesEndpoints, send),
  payouts: createClient(officePayoutsEndpoints, send),
  closing: createClient(closingEndpoints, send),
  featured: createClient(featuredDeskEndpoints, send),
  ranking: createClient({ ...rankingEndpoints, ...dishRankingEndpoints }, send),
  goods: createClient(officeGoodsEndpoints, send),
  stopList: createClient(stopListEndpoints, send),
  unanswered: createClient(unansweredEndpoints, send),
  market: createClient(marketDeskEndpoints, send),
  templates: createClient(notificationTemplatesEndpoints, send),
  legalTexts: createClient(legalTextsEndpoints, send),
  starter: createClient(starterEndpoints, send),
  broadcasts: createClient(broadcastsEndpoints, send),
  customers: createClient(officeCustomersEndpoints, send),
  reports: createClient(reportsEndpoints, send),
  sellers: createClient(officeSellersEndpoints, send),
  papers: createClient(officePapersEndpoints, send),
  statements: createClient(officeStatementsEndpoints, send),
  agencyPapers: createClient(officeAgencyPapersEndpoints, send),
  entries: createClient(officeEntriesEndpoints, send),
  receipts: createClient(officeReceiptsEndpoints, send),
  visits: createClient(cabinetVisitEndpoints, send),
  services: createClient(outsideServicesEndpoints, send),
})
export type OfficeApi = ReturnType<typeof createOfficeApi>

let browserApi: OfficeApi | undefined

/** A window over the page asks the person to sign in again; typed text stays, and the call is repeated. */
const renew: Renew = async (_, isPress) => (isPress && (await signInAgain.ask('office')) ? 'renewed' : 'over')

/** Repeats a call that needs a fresh factor after a window over the page has asked for it. */
const withFreshFactor =
  (send: Send): Send =>
  async (endpoint, sending) => {
    try {
      return await send(endpoint, sending)
    } catch (error) {
      const isAsked = isApiProblem(error) && error.problem.code === 'FACTOR_NEEDED'
      if (!isAsked || !(await signInAgain.ask('factor'))) throw error
      return send(endpoint, sending)
    }
  }

export function officeApi(): OfficeApi {
  browserApi ??= createOfficeApi(
    oncePerPress(withFreshFactor(createBrowserSend({ caller: callerHeaders, renew })), pressKeys),
  )
  return browserApi
}

/** The signed-in person; null = none. */
export async function findOfficeMember({ access }: OfficeApi): Promise<OfficeMember | null> {
  try {
    return await access.getOfficeMember()
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 401) return null
    throw error
  }
}

/** The page to open after a sign-in: only a path of the office, whatever the URL contains. */
export const officePathOr = (next: string | null): string =>
  next && /^\/office(\/|\?|$)/.test(next) && !/^\/office\/(sign-in|start)/.test(next) ? next : '/office'

/** The signed-in person of a page; others are sent to the sign-in, which leads back. */
export async function memberOrSignIn(api: OfficeApi, url: URL): Promise<OfficeMember> {
  const member = await findOfficeMember(api)
  return member ?? moved(`/office/sign-in?${new URLSearchParams({ next: url.pathname + url.search })}`, 302)
}

/** Stops loading with the screen of a missing right, and status 403. */
export function demandRight({ permissions }: OfficeMember, permission: OfficeMember['permissions'][number]): void {
  if (permissions.includes(permission)) return
  throw new ApiProblem({ type: 'about:blank', title: '', status: 403, code: 'FORBIDDEN' })
}
