import { AREAS, type Area } from '@okolitsa/domain/market/areas.ts'
import { expect, it } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './kernel/endpoint.ts'

/** Tables whose calls belong to no area, to several, or name it one by one. A new table is listed here or below. */
const GENERAL = [
  'agencyPapersDesk',
  'announcement',
  'applications',
  'cabinet',
  'cabinetVisit',
  'cart',
  'checkout',
  'company',
  'content',
  'courier',
  'courierCalls',
  'couriersDesk',
  'dataLooks',
  'events',
  'files',
  'galleryDesk',
  'geo',
  'home',
  'identity',
  'images',
  'inbox',
  'live',
  'loyalty',
  'notifications',
  'numbers',
  'offers',
  'orderChanges',
  'orders',
  'ownBroadcasts',
  'paperDesk',
  'payments',
  'personalData',
  'previews',
  'printing',
  'push',
  'pushDesk',
  'reports',
  'reviewDesk',
  'reviews',
  'sellerContract',
  'sellerFees',
  'sellerNotifications',
  'sellerTaxes',
  'sharedDiscounts',
  'shipments',
  'shipmentsDesk',
  'shipping',
  'staff',
  'statementsDesk',
  'team',
  'telephony',
  'today',
]

/** Calls that a closed area does not have; a whole table by its name. */
const ABSENT: Readonly<Record<Area, readonly string[]>> = {
  goods: [
    'catalog',
    'cropCalendar',
    'crops',
    'delivery.listFarmersDeliveryInfo',
    'farmPostDesk',
    'farmPosts',
    'favorites',
    'featured',
    'goodsImport',
    'pickedShelves',
    'questions',
    'stockAlerts',
  ],
  restaurants: [
    'delivery.listRestaurantsDeliveryInfo',
    'dinnerFavorites',
    'menuDesk.changeRestaurant',
    'menuDesk.orderDishes',
    'menuDesk.setOpeningHours',
    'menuDesk.setSections',
    'restaurants',
  ],
  tours: [
    'bookings.book',
    'bookings.joinWaiting',
    'bookings.quoteTour',
    'handBookings.addHandBooking',
    'tourDatesDesk.previewDates',
    'tourDatesDesk.repeatDates',
    'tourDesk.addDate',
    'tourForms',
    'tours',
  ],
  recipes: ['recipes'],
  festival: ['festival'],
  membership: ['plans.buyPlan', 'plans.plans'],
  sites: ['registration', 'siteDomains', 'sitePages', 'sitePagesDesk', 'siteRequests', 'siteThemes'],
  widget: ['widget'],
  chat: ['chat.openChat'],
}

/** Calls of a closed area that work on things that had begun. */
const SERVED: Readonly<Partial<Record<Area, readonly string[]>>> = {
  goods: [
    'catalog.getLegalInfo',
    'delivery.countCdekTariff',
    'delivery.getDeliveryZone',
    'delivery.getNearestCarrierTown',
    'delivery.listCdekPlaces',
    'delivery.listFarmersPickupPoints',
    'delivery.listPickupPointsOnMap',
    'delivery.listShippingMethods',
    'picking',
    'questionDesk',
    'stockDesk',
    'stockLots',
  ],
  restaurants: [
    'kitchenOrders',
    'menuDesk.kitchenMenu',
    'menuDesk.setPause',
    'menuDesk.setRush',
    'menuDesk.setStop',
    'menuDesk.setTodayHours',
    'orders.cancelRestaurantOrder',
    'orders.getRestaurantOrder',
    'orders.listRestaurantOrders',
  ],
  tours: [
    'bookings.booking',
    'bookings.bookings',
    'bookings.cancelBooking',
    'bookings.leaveWaiting',
    'bookings.previewCancellation',
    'bookings.ticket',
    'bookings.waitings',
    'departures',
    'handBookings.cancelHandBooking',
    'handBookings.changeHandBooking',
    'handBookings.listHandBookings',
    'tourDatesDesk.changeDate',
    'tourDatesDesk.previewDateCancellation',
    'tourDesk.cancelDate',
    'tourDesk.checkTicket',
    'tourDesk.confirmBooking',
    'tourDesk.getBooking',
    'tourDesk.listBookings',
    'tourDesk.listDates',
    'tourDesk.refuseBooking',
  ],
  membership: ['plans.endPlan', 'plans.ownPlans', 'subscription'],
  sites: ['siteRequestsDesk'],
  chat: [
    'chat.chats',
    'chat.messagePhoto',
    'chat.messages',
    'chat.removeMessage',
    'chat.reportMessage',
    'chat.sendPhotos',
    'chat.unreadCount',
    'chatDesk',
  ],
}

/** Tables of products that are goods or dishes. */
const OF_SEVERAL = ['goods', 'goodsProduct', 'search']

const tables: readonly (readonly [string, Readonly<Record<string, Endpoint>>])[] = Object.entries(api)
const calls = tables.flatMap(([noun, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ noun, name: `${noun}.${name}`, endpoint })),
)
const named = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => (word.includes('.') ? word : calls.filter(({ noun }) => noun === word).map(({ name }) => name)))
    // a call of the table may stand in another list
    .filter((name) => words.includes(name) || ![...Object.values(SERVED)].flat().includes(name))
    .sort()
const of = (area: Area, whenAreaClosed: Endpoint['whenAreaClosed']): string[] =>
  calls
    .filter(({ endpoint }) => endpoint.area === area && endpoint.whenAreaClosed === whenAreaClosed)
    .map(({ name }) => name)
    .sort()

it.each(AREAS)('lists the calls that are absent while %s is closed', (area) => {
  expect(of(area, undefined)).toEqual(named(ABSENT[area]))
})

it.each(AREAS)('lists the calls that finish things that had begun while %s is closed', (area) => {
  expect(of(area, 'served')).toEqual(named(SERVED[area] ?? []))
})

it('assigns every table to an area or to none', () => {
  // calls of the office work on every area
  const without = calls.filter(({ endpoint: { area, path } }) => area === undefined && !path.startsWith('/v1/office/'))
  expect([...new Set(without.map(({ noun }) => noun))].sort()).toEqual(GENERAL)
  const several = calls.filter(({ endpoint }) => Array.isArray(endpoint.area))
  expect([...new Set(several.map(({ noun }) => noun))].sort()).toEqual(OF_SEVERAL)
})
