export interface ForeignReads {
  /** Why the owner's service is not used. */
  readonly because: string
  readonly reads: readonly string[]
}

const reads = (names: string, because: string): ForeignReads => ({ because, reads: names.split(/\s+/) })

/**
 * Foreign relations that a noun (`nouns.ts`) reads, directly or through its views. A join is justified where a list would
 * otherwise need one query per row, or where several tables must be read at one moment.
 */
export const FOREIGN_READS: Readonly<Record<string, ForeignReads>> = {
  identity: reads('limited_try', 'invitations of sellers count with the codes of an hour: both are messages'),
  registration: reads(
    'product_title tour site seller_card seller_page seller_terms restaurant_card category_card',
    'whose a number is decides who may come in, before there is a scope; what a new seller lacks is one question',
  ),
  site: reads(
    'seller_card seller_application staff_person seller_page rating product_title category customer_contact',
    'a site is open by its seller, and its people are named as they sign; a first page is made of what is known of the seller, and a request is also of the customer whose telephone it names',
  ),
  staff: reads(
    'staff_account staff_membership',
    'a sign-in finds the account by its telephone or its bank identity, with its session',
  ),
  seller: reads(
    'delivery_day delivery_slot seller_application rating order_head order_terms audit_entry product_title',
    'who reaches a place is read whole at one moment and kept in memory; days off name the orders that are promised for them; a list of people names their places, and a log who did what to which product, each in one question',
  ),
  tours: reads(
    'stock_level seller_card seller_page',
    'a list shows what is left of each date, a page who leads the tour',
  ),
  product: reads(
    'seller_card staff_person dish dish_choice sold_line analytics_event customer_contact loyalty_program notification order_head order_item rating seller_page seller_terms stock_alert',
    'read models and pages are made of these; a list of goods says what was sold of each, and a history names people and orders, each in one question',
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
  order: reads(
    'organization shipping_rate subscription_month free_delivery_use pickup_place seller_card product_title review seller_page staff_person money_movement courier_try',
    'lists and pages of orders show seller, pickup place, pictures and money without a question per order; a day or a slot is full at the most its seller brings',
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
  inbox: reads(
    'question review chat_thread chat_message order_claim order_head order_item product_title customer_contact site_request',
    'all that waits for an answer is one list in the order of its age, and what waits is never written here',
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
  membership: reads(
    'order_head order_item seller_card customer_contact order_terms',
    'orders of plans, and what a month has saved on orders, are listed with their state and price, and named after who buys',
  ),
  loyalty: reads(
    'seller_card sold_line',
    "a code's days are of its seller's calendar; a level is counted of the orders received, with the rules it stands in, in one query",
  ),
  payments: reads(
    'order_head order_terms shop_order seller_terms',
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
  festival: reads('category_listing', 'goods of the farms that come are found for a whole section at once'),
  dish: reads(
    'category_card product_details product_title rating seller_card seller_page seller_terms',
    'a page of dishes shows price, stock, options and rating of its moment in one round trip',
  ),
}
