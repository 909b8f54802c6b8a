import { analyticsEndpoints } from './analytics/analytics.endpoints.ts'
import { bookingsEndpoints } from './bookings/bookings.endpoints.ts'
import { cartEndpoints } from './cart/cart.endpoints.ts'
import { catalogEndpoints } from './catalog/catalog.endpoints.ts'
import { chatEndpoints } from './chat/chat.endpoints.ts'
import { checkoutEndpoints } from './checkout/checkout.endpoints.ts'
import { contentEndpoints } from './content/content.endpoints.ts'
import { featuredEndpoints } from './content/featured.endpoints.ts'
import { pickedShelvesEndpoints } from './content/picked-shelves.endpoints.ts'
import { deliveryEndpoints } from './delivery/delivery.endpoints.ts'
import { farmPostsEndpoints } from './farm-posts/farm-posts.endpoints.ts'
import { dinnerFavoritesEndpoints } from './favorites/dinner-favorites.endpoints.ts'
import { favoritesEndpoints } from './favorites/favorites.endpoints.ts'
import { festivalEndpoints } from './festival/festival.endpoints.ts'
import { filesEndpoints } from './files/files.endpoints.ts'
import { geoEndpoints } from './geo/geo.endpoints.ts'
import { homeEndpoints } from './home/home.endpoints.ts'
import { identityEndpoints } from './identity/identity.endpoints.ts'
import { imagesEndpoints } from './images/images.endpoints.ts'
import type { Endpoints } from './kernel/endpoint.ts'
import { liveEndpoints } from './live/live.endpoints.ts'
import { loyaltyEndpoints } from './loyalty/loyalty.endpoints.ts'
import { announcementEndpoints } from './market/announcement.endpoints.ts'
import { reportsEndpoints } from './moderation/reports.endpoints.ts'
import { notificationsEndpoints } from './notifications/notifications.endpoints.ts'
import { dataLooksEndpoints } from './office-orders/data-looks.endpoints.ts'
import { orderChangesEndpoints } from './orders/order-changes.endpoints.ts'
import { ordersEndpoints } from './orders/orders.endpoints.ts'
import { paymentsEndpoints } from './payments/payments.endpoints.ts'
import { personalDataEndpoints } from './personal-data/personal-data.endpoints.ts'
import { previewsEndpoints } from './previews/previews.endpoints.ts'
import { pushEndpoints } from './push/push.endpoints.ts'
import { questionsEndpoints } from './questions/questions.endpoints.ts'
import { recipesEndpoints } from './recipes/recipes.endpoints.ts'
import { restaurantsEndpoints } from './restaurants/restaurants.endpoints.ts'
import { reviewsEndpoints } from './reviews/reviews.endpoints.ts'
import { searchEndpoints } from './search/search.endpoints.ts'
import { shipmentsEndpoints } from './shipments/shipments.endpoints.ts'
import { sitePagesEndpoints } from './site-pages/site-pages.endpoints.ts'
import { siteRequestsEndpoints } from './site-requests/site-requests.endpoints.ts'
import { stockAlertsEndpoints } from './stock-alerts/stock-alerts.endpoints.ts'
import { plansEndpoints } from './subscription/plans.endpoints.ts'
import { subscriptionEndpoints } from './subscription/subscription.endpoints.ts'
import { telephonyEndpoints } from './telephony/telephony.endpoints.ts'
import { toursEndpoints } from './tours/tours.endpoints.ts'
import { widgetEndpoints } from './widget/widget.endpoints.ts'

/**
 * Nouns of the storefront, from which its client is made. The browser loads only the calls a page may make
 * (`web/build/endpoint-tables.ts`). Desk nouns are in `api.ts`.
 */
export const storefront = {
  announcement: announcementEndpoints,
  bookings: bookingsEndpoints,
  cart: cartEndpoints,
  catalog: catalogEndpoints,
  chat: chatEndpoints,
  checkout: checkoutEndpoints,
  content: contentEndpoints,
  dataLooks: dataLooksEndpoints,
  delivery: deliveryEndpoints,
  dinnerFavorites: dinnerFavoritesEndpoints,
  events: analyticsEndpoints,
  farmPosts: farmPostsEndpoints,
  favorites: favoritesEndpoints,
  featured: featuredEndpoints,
  festival: festivalEndpoints,
  files: filesEndpoints,
  geo: geoEndpoints,
  home: homeEndpoints,
  identity: identityEndpoints,
  images: imagesEndpoints,
  live: liveEndpoints,
  loyalty: loyaltyEndpoints,
  orderChanges: orderChangesEndpoints,
  notifications: notificationsEndpoints,
  orders: ordersEndpoints,
  payments: paymentsEndpoints,
  push: pushEndpoints,
  pickedShelves: pickedShelvesEndpoints,
  previews: previewsEndpoints,
  personalData: personalDataEndpoints,
  questions: questionsEndpoints,
  recipes: recipesEndpoints,
  reports: reportsEndpoints,
  restaurants: restaurantsEndpoints,
  reviews: reviewsEndpoints,
  search: searchEndpoints,
  shipments: shipmentsEndpoints,
  sitePages: sitePagesEndpoints,
  siteRequests: siteRequestsEndpoints,
  stockAlerts: stockAlertsEndpoints,
  plans: plansEndpoints,
  subscription: subscriptionEndpoints,
  telephony: telephonyEndpoints,
  tours: toursEndpoints,
  widget: widgetEndpoints,
} as const satisfies Record<string, Endpoints>
