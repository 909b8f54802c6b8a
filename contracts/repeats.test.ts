import { expect, it } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { IDEMPOTENCY_HEADER } from './kernel/idempotency-header.ts'

/** POST calls without an idempotency key, by reason: they create nothing, or nothing twice. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'reads, or counts what would be': [
    'applications.findCompany',
    'bookings.previewCancellation',
    'bookings.quoteTour',
    'cabinet.previewChange',
    'cabinet.previewClaim',
    'catalog.listProductsByIds',
    'delivery.countCdekTariff',
    'delivery.listPickupPointsOnMap',
    'identity.hashPassword',
    'orderChanges.previewClaim',
    'orderChanges.previewDelivery',
    'orderChanges.previewEdit',
    'shipping.checkAddress',
    'shipping.findOutlines',
    'siteDomains.checkDomain',
    'tourDatesDesk.previewDates',
  ],
  'says what is so from now on: the same again changes nothing': [
    'bookings.joinWaiting',
    'cabinet.countPackages',
    'cabinet.setStatuses',
    'cart.createCart',
    'cart.joinCart',
    'cart.shareCart',
    'chat.openChat',
    'chatDesk.blockChat',
    'chatDesk.settleChat',
    'couriersDesk.handInCash',
    'couriersDesk.planRoute',
    'departures.arrive',
    'dinnerFavorites.addFavorite',
    'events.acceptCookies',
    'events.withdrawCookies',
    'favorites.addFavoriteFarmer',
    'favorites.addFavoriteProduct',
    'festival.addToPlan',
    'goods.changeGoods',
    'identity.confirmAgreement',
    'menuDesk.orderDishes',
    'menuDesk.setOpeningHours',
    'menuDesk.setPause',
    'menuDesk.setRush',
    'menuDesk.setSections',
    'menuDesk.setStop',
    'menuDesk.setTodayHours',
    'notifications.unsubscribe',
    'offers.endOfferedCode',
    'picking.mark',
    'push.subscribe',
    'push.unsubscribe',
    'pushDesk.deskSubscribe',
    'pushDesk.deskUnsubscribe',
    'questionDesk.answerQuestion',
    'questionDesk.declineQuestion',
    'reviewDesk.answerReview',
    'reviews.voteHelpful',
    'sitePagesDesk.unpublishPage',
    'stockAlerts.addOpeningAlert',
    'stockAlerts.addStockAlert',
    'staff.chooseSeller',
    'today.setPause',
    'tourForms.setTourState',
  ],
  'a step on a way that is taken once: the second is refused or changes nothing': [
    'applications.decideApplication',
    'applications.submitApplication',
    'cabinet.decideClaim',
    'cabinet.decideContest',
    'cabinet.moveOrder',
    'cabinet.payDebt',
    'cabinet.replaceClaim',
    'courier.deliver',
    'courier.refuseLines',
    'courierCalls.callCourier',
    'goodsImport.applyImport',
    'goodsProduct.undoGoodsChange',
    'kitchenOrders.acceptOrder',
    'kitchenOrders.handOrderOver',
    'kitchenOrders.refuseOrder',
    'kitchenOrders.sendOrderOff',
    'kitchenOrders.setOrderReady',
    'orderChanges.answerProposal',
    'orderChanges.disputeRepayment',
    'orderChanges.takeClaimMoney',
    'personalData.deleteAccount',
    'picking.moveOrders',
    'plans.endPlan',
    'reviewDesk.moderateReview',
    'shipmentsDesk.orderShipments',
    'stockLots.recallLot',
    'tourDatesDesk.repeatDates',
    'tourDesk.cancelDate',
    'tourDesk.checkTicket',
    'tourDesk.confirmBooking',
    'tourDesk.refuseBooking',
  ],
  'rests on the total or the revision that was seen: the second finds another one': [
    'orderChanges.changeDelivery',
    'orderChanges.editOrder',
    'sitePagesDesk.publishPage',
    'sitePagesDesk.restoreVersion',
    'sitePagesDesk.saveDraft',
  ],
  'each move has a key of its own': ['stockDesk.moveStock'],
  'the number in the cart is set by the page that shows it, and taken back by a press': ['cart.addProducts'],
  'a code or a proof is taken once, and what is made is one of a company': [
    'applications.applyByPhone',
    'identity.signIn',
    'identity.temporarySession',
    'personalData.openExport',
    'registration.registerSeller',
    'staff.signInByBankCode',
    'staff.signInByExternalToken',
    'staff.signInByPhone',
    'team.acceptInvitation',
  ],
  'sessions and their codes: the newest counts, and how many go out is limited': [
    'identity.openWebView',
    'identity.refresh',
    'identity.requestCode',
    'identity.resetRequestLimit',
    'identity.signOut',
    'personalData.requestConfirmation',
    'staff.requestStaffCode',
    'staff.signOut',
    'team.requestInvitationCode',
  ],
  'machines outside say things as often as they like': [
    'payments.checkPayAnyWayByPost',
    'payments.notifyPayAnyWay',
    'payments.notifyRbsByPost',
    'shipments.cdekWebhook',
    'telephony.callWebhook',
    'telephony.pingWebhook',
    'telephony.resultWebhook',
    'telephony.summaryWebhook',
  ],
  'a message for a test, six an hour at most': ['sellerNotifications.tryChannel'],
  'a count of what people do': [
    'events.addProductToWishlist',
    'events.reportError',
    'events.searchResultClick',
    'events.showCart',
    'events.tellSteps',
    'search.searchAsked',
  ],
}

const posts = Object.entries(api).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>)
    .filter(([, { method }]) => method === 'POST')
    .map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
)

/** True = the call takes an idempotency key, in the header or in the body. */
function hasKey({ headers, body }: Endpoint): boolean {
  const shape = body && 'shape' in body ? (body.shape as object) : {}
  return (
    IDEMPOTENCY_HEADER in (headers?.shape ?? {}) || 'key' in shape || 'press' in shape || 'clientMessageId' in shape
  )
}

it('every POST takes an idempotency key or is harmless when repeated, for a listed reason', () => {
  const keyless = posts.filter(({ endpoint }) => !hasKey(endpoint)).map(({ name }) => name)
  expect(keyless.sort()).toEqual(Object.values(HARMLESS).flat().sort())
})
