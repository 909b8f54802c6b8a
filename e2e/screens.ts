/** Screens anybody may open. */
export const SCREENS: readonly [path: string, status: number][] = [
  ['/', 200],
  ['/farmers', 200],
  ['/map/farmers', 200],
  ['/map/farmers?at=55.75,37.62,8&courier=1', 200],
  ['/farmers/101', 200],
  // by category
  ['/farmers/107', 200],
  ['/farmers/101/delivery', 200],
  ['/farmers/101/info', 200],
  ['/farmers/101/reviews', 200],
  ['/farmers/101/questions', 200],
  ['/category', 200],
  ['/category/molochnoe-i-syr', 200],
  ['/category/syry-tverdye', 200],
  ['/category/syry-tverdye/syr-kozij-vyderzhannyj-101', 200],
  ['/search-result?q=сыр', 200],
  ['/search-result?q=ыыыыыыы', 200],
  ['/recipes', 200],
  ['/recipes/za-20-minut?only=meatless', 200],
  ['/recipes/supy/borshch-na-govyazhej-kostochke', 200],
  ['/tours', 200],
  ['/tours?regions=01&people=30', 200],
  ['/tours/2001', 200],
  ['/constructor?inn=690100077152&code=none', 200],
  ['/festival', 200],
  ['/festival/map', 200],
  ['/festival/categories', 200],
  ['/festival/categories/city/cheese', 200],
  ['/festival/not-found', 200],
  ['/restaurants', 200],
  ['/restaurants/301', 200],
  ['/restaurants/301/info', 200],
  ['/dishes/oladi-na-kefire-301', 200],
  ['/plans', 200],
  ['/cart', 200],
  ['/favorites', 200],
  ['/sign-in', 200],
  ['/contacts', 200],
  ['/delivery-and-payment', 200],
  ['/cabinet', 200],
  ['/offline', 200],
  ['/shared-cart/join/00000000-0000-4000-8000-000000000000', 404],
  ['/cart/add?products=none', 404],
  ['/category/no-such-category', 404],
  ['/farmers/999999', 404],
  ['/recipes/no-such-shelf', 404],
  ['/tours/999999', 404],
  ['/unsubscribe?token=none', 404],
  ['/no-such-page', 404],
]

/** One of each kind, looked at in English: the words are others, the build of the page is the same. */
export const ENGLISH_SCREENS = [
  '/',
  '/farmers/101/info',
  '/category/syry-tverdye',
  '/category/syry-tverdye/syr-kozij-vyderzhannyj-101',
  '/recipes/supy/borshch-na-govyazhej-kostochke',
  '/cart',
  '/sign-in',
] as const

/** Screens of a customer with an order to pay; `:order` is its id. */
export const PRIVATE_SCREENS = [
  '/account',
  '/account/edit',
  '/account/addresses',
  '/account/personal-area',
  '/account/orders',
  '/account/orders/:order',
  '/account/booking',
  '/account/orders/restaurants',
  '/account/loyalty',
  '/account/notices',
  '/account/notices/settings',
  '/account/stock-alerts',
  '/account/chats',
  '/account/chats/farmer-101',
  '/payment/sbp?orderId=:order',
  '/web/thank-you-page/payment/open/:order',
]

/** Screens of the people of a farm; `:product` is one of its goods, `:order` an order of theirs. */
export const CABINET_SCREENS = [
  '/cabinet',
  '/cabinet/orders',
  '/cabinet/orders/:order',
  '/cabinet/picking',
  '/cabinet/picking?by=orders',
  '/cabinet/parcels',
  '/cabinet/print',
  '/cabinet/couriers',
  '/cabinet/goods',
  '/cabinet/goods/new',
  '/cabinet/goods/:product',
  '/cabinet/goods/import',
  '/cabinet/stock',
  '/cabinet/stock/history',
  '/cabinet/stock/lots',
  '/cabinet/delivery',
  '/cabinet/inbox',
  '/cabinet/inbox/replies',
  '/cabinet/offers',
  '/cabinet/numbers',
  '/cabinet/company',
  '/cabinet/gallery',
  '/cabinet/papers',
  '/cabinet/staff',
  '/cabinet/staff/log',
  '/cabinet/requests',
  '/cabinet/sites',
  '/cabinet/unsent',
  '/cabinet/more',
]

/** Screens of the people of a restaurant. */
export const RESTAURANT_SCREENS = [
  '/cabinet/kitchen',
  '/cabinet/menu',
  '/cabinet/delivery',
  '/cabinet/menu/hours',
  '/cabinet/menu/new',
  '/cabinet/menu/301003',
]

/** Screens of the people who lead tours. */
export const TOUR_SCREENS = [
  '/cabinet',
  '/cabinet/tours',
  '/cabinet/tours/list',
  '/cabinet/tours/new',
  '/cabinet/tours/2001',
]

/** Screens of an administrator of the marketplace. */
export const ADMINISTRATOR_SCREENS = ['/cabinet/orders', '/cabinet/applications', '/cabinet/reviews']
