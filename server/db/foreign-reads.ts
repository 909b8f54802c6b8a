export interface ForeignReads {
  /** Why no service is asked instead. */
  readonly because: string
  readonly reads: readonly string[]
}

const reads = (names: string, because: string): ForeignReads => ({ because, reads: names.split(/\s+/) })

/**
 * Modules that read what another one owns, in their own texts or through their views. A join is worth it where a list
 * would otherwise be one question per row, or where a reading must see one moment of several tables.
 */
export const FOREIGN_READS: Readonly<Record<string, ForeignReads>> = {
  identity: reads('limited_try', 'invitations of sellers count with the codes of an hour: both are messages'),
  registration: reads(
    'product_title tour site seller_card seller_page seller_terms restaurant_card category_card',
    'whose a number is decides who may come in, before there is a scope; what a new seller lacks is one question',
  ),
  sites: reads('seller_card seller_application', 'a site is open by its seller; ten thousand are read at once'),
  staff: reads(
    'staff_account staff_membership',
    'a sign-in finds the account by its telephone or its bank identity, with its session',
  ),
  sellers: reads(
    'delivery_day delivery_slot seller_application rating',
    'all that decides who reaches a place is read whole at one moment and kept in memory',
  ),
  tours: reads(
    'stock_level seller_card seller_page',
    'a list shows what is left of each date, a page who leads the tour',
  ),
  products: reads('seller_card stock_level', "no goods are of tomorrow by their seller's clock"),
  menus: reads(
    'seller_card product_title product_details seller_page category_card',
    'a menu is read with the names and prices of its dishes, a restaurant with its clock, a combo with whether its dishes are left',
  ),
  'read-models': reads(
    'organization_document product_category product_made special_price search_intent search_homonym product organization category_card rating',
    'they are made of these',
  ),
  catalog: reads(
    'organization_picture organization_document organization_payment_method loyalty_program product product_picture product_category special_price stock_level product_card category_listing category_seller_count product_search search_word search_lexeme search_synonym search_intent search_foreign search_click_weight order_head sold_line organization category_card rating',
    'pages are made of read models, and a card shows price and stock of its moment in one round trip; what was bought before is of orders',
  ),
  restaurants: reads(
    'product product_picture special_price stock_level menu_section dish dish_origin dish_choice dish_search dish_word search_synonym organization seller_page category_card rating',
    'a page of dishes shows price, stock, options and rating of its moment in one round trip',
  ),
  search: reads(
    'product_title category_listing analytics_event category_card',
    'terms and weights are made of what is sold and of what was clicked',
  ),
  recipes: reads(
    'category_listing product_title product_details',
    'what an ingredient may be bought as is found for all ingredients of a recipe in one round trip',
  ),
  delivery: reads('category_seller_count', 'pickup points on the map are narrowed to sellers of some categories'),
  dinner: reads('seller_card order_head order_dinner', 'a dinner takes longer while its kitchen is busy'),
  cart: reads(
    'seller_card loyalty_program customer_contact bonus_account subscription_month',
    'a cart shows its seller and its customer in one query',
  ),
  'order-lifecycle': reads(
    'order_group organization shipping_rate subscription_month free_delivery_use pickup_place',
    'payments ask through which site an order was placed, a day or a slot is full at the most its seller brings, and an order moves free deliveries by trigger',
  ),
  orders: reads(
    'shop_order order_item order_transition order_change order_dinner seller_card pickup_place product_title review order_line seller_page',
    'lists and pages of orders show seller, pickup place and pictures without a question per order',
  ),
  picking: reads(
    'order_head order_item order_packages product_title shelf_emptying',
    'a day is gathered from all its orders with their lines at once, each line has the mark of whoever gathers, and an emptied shelf can be filled again',
  ),
  couriers: reads(
    'order_head order_item order_packages seller_card staff_person order_terms money_movement',
    'a route is told of all orders of a day with what is due, and a link lives as long as who made it works there',
  ),
  printing: reads(
    'order_head order_item order_packages stock_hold stock_lot stock_lot_movement product_title seller_card product_details',
    'papers are of a whole day, a label says which lot its goods are of',
  ),
  stock: reads(
    'product_title seller_card',
    'what runs out, and is it on sale: one question a minute; a lot is over there',
  ),
  inbox: reads(
    'question review chat_thread chat_message order_claim order_head order_item product_title customer_contact site_request',
    'all that waits for an answer is one list in the order of its age, and what waits is never written here',
  ),
  'orders-desk': reads(
    'order_head order_item order_transition order_change seller_card staff_person order_terms money_movement courier_try',
    'its lists join orders with all that is said of them, and it writes nothing',
  ),
  'sellers-desk': reads(
    'audit_entry product_title seller_application',
    "a form names who asks, an account its people's places, a log who did what to which product, each in one question; a telephone is looked for before its owner is known",
  ),
  'images-desk': reads('product_title', 'whose a product is decides who may arrange its pictures'),
  'products-desk': reads(
    'seller_card product_search staff_person dish dish_choice sold_line',
    'a list of goods says what there is and what was sold of each in one question, a form is read in one, a new title is held against those of all goods, and the history names who changed what; nothing is written; a file of ten thousand goods is compared with what there is in two questions',
  ),
  'stock-desk': reads(
    'product_title stock_alert seller_card order_item order_head staff_person customer_contact notification',
    'a list of what there is, and a history that names goods, people and orders, and who has read of a recall, each in one question; nothing is written',
  ),
  'delivery-desk': reads(
    'order_head order_terms',
    'days off name the orders that are promised for them, in one question, and nothing is written',
  ),
  today: reads(
    'organization_document order_head order_item picking_mark product_title seller_card seller_terms order_terms money_movement waiting_matter courier_try booking_card',
    'a day is told from all that waits at one moment, in one question, and nothing is written',
  ),
  numbers: reads(
    'seller_card order_head sold_line order_item order_transition order_claim order_dinner pickup_place product_title order_terms money_movement tour_day',
    'days are summed from all orders that ended on them, in one question, and no order is written',
  ),
  bookings: reads(
    'order_head order_item order_transition seller_card order_terms money_movement tour_day parcel_photo',
    'lists and pages of bookings show the order with its money without a question per booking; what is due is found in one',
  ),
  shipments: reads(
    'order_head order_item order_terms',
    'parcels to send are one list of orders with their weights; whose a shipment is stands in its order',
  ),
  plans: reads(
    'order_head order_item subscription_plan seller_card customer_contact order_terms',
    'orders of plans are listed with their state and price, and named after who buys; the shop itself is found by its type',
  ),
  subscription: reads(
    'seller_card order_head order_terms',
    'what a month has saved is listed with the orders it paid the courier of, and their sellers',
  ),
  loyalty: reads(
    'seller_card sold_line',
    "a code's days are of its seller's calendar; a level is counted of the orders received, with the rules it stands in, in one query",
  ),
  payments: reads(
    'order_head order_terms shop_order seller_page',
    'which methods sellers accept is asked for many sellers at once; whose a payment is, for a person’s archive',
  ),
  fiscal: reads(
    'order_line sold_line seller_card customer_contact ledger_settlement order_head order_terms money_movement',
    'a receipt is made of one moment of the order and its money',
  ),
  ledger: reads(
    'sold_line bonus_entry order_head seller_terms order_terms money_movement',
    'what was not posted yet is found by comparing with all that moves money',
  ),
  notifications: reads(
    'order_head order_dinner customer_contact shipment order_terms pickup_place seller_card money_movement booking_card',
    'a message is worded from one moment of the order and whoever it goes to',
  ),
  'seller-notifications': reads(
    'seller_card order_head order_dinner chat_thread chat_message site_contact staff_place restaurant_card waiting_matter booking_card',
    'whether a matter still waits is asked of all kinds of things in one question each minute; a seller is told with where its people are reached',
  ),
  'stock-alerts': reads(
    'product_title seller_card seller_terms',
    'which of all awaited goods are back is one question each minute, not one per product',
  ),
  questions: reads(
    'product_title seller_card customer_contact staff_person',
    'a list names goods and people without a question per row, an answer is told with its page',
  ),
  reviews: reads(
    'order_head seller_card product_title customer_contact staff_person order_item seller_terms category_card',
    'whether somebody received a thing, whose it is and how they sign is one question each',
  ),
  chat: reads('customer_contact seller_card', 'a list of chats names whom one talks to'),
  push: reads(
    'customer_session staff_token staff_place',
    'a device is told while its session lives: asked with the devices, so that no end of a session can be missed',
  ),
  favorites: reads(
    'product_title',
    "whose a product is decides where it is seen, asked for a customer's whole list at once",
  ),
  telephony: reads('seller_card seller_page', "a seller's line is asked for once per call"),
  'site-pages': reads(
    'site site_host staff_person seller_card seller_page rating seller_application product_title category',
    'whose a page is decides who may write it, asked with the page; its people are named as they sign; a first page is made of what is known of the seller, and a published site is told with its hosts',
  ),
  'site-requests': reads(
    'site site_page site_page_version site_service staff_person customer_contact seller_card',
    'what a site tells is what its pages say; a request is also of whoever the telephone belongs to, for their archive',
  ),
  festival: reads('category_listing', 'goods of the farms that come are found for a whole section at once'),
}
