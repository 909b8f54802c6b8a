export interface ForeignReads {
  /** Reason why the owner's service is not used. */
  readonly because: string
  readonly reads: readonly string[]
}

const reads = (names: string, because: string): ForeignReads => ({ because, reads: names.split(/\s+/) })

/**
 * Foreign relations that a noun (`nouns.ts`) reads, directly or through its views. A join is justified where a list
 * would otherwise need one query per row, or where several tables must be read at the same moment.
 */
export const FOREIGN_READS: Readonly<Record<string, ForeignReads>> = {
  market: reads(
    'customer_contact seller_card staff_person',
    'a market of an earlier release has sellers and no row of its own; it stays open. A change is signed by name, and a subscription to the opening belongs to the account of its telephone',
  ),
  customer: reads('order_head', 'the list of customers shows orders and sums of a page of customers in one query'),
  'market-setup': reads(
    'order_head product_title seller_card seller_page seller_terms',
    'the opening check asks in one question whether anybody can sell and whether anybody has sold',
  ),
  'office-log': reads(
    'seller_card staff_person',
    'the log names people and sellers of every entry, and finds entries by a part of these names',
  ),
  'notification-templates': reads(
    'customer_contact staff_person',
    'a change of a text is signed by name, and a trial letter goes to the own address of the person who asks for it',
  ),
  content: reads(
    'product_title seller_card staff_person',
    'a version is signed by name, and the products and farms of a shelf or festival are found by their names',
  ),
  festival: reads(
    'order_head order_terms',
    'what was sold at the stands of all listed festivals is counted in one question',
  ),
  'shop-state': reads('staff_person', 'a check of the books names the person who asked for it'),
  site: reads(
    'customer_contact rating seller_card seller_page seller_terms staff_person',
    "a site is open while its seller is, its people sign by name, a first page is made of the seller's facts, and a request names the customer of its telephone",
  ),
  staff: reads(
    'staff_person staff_place',
    'a sign-in finds the account by its telephone or its bank identity, with its session',
  ),
  seller: reads(
    'category_duty order_head order_terms product_title rating seller_day',
    'the facts that decide who reaches a place are read at one moment and cached; days off name the orders promised for them, in one query; the list of the office counts goods and orders of a page of sellers in one query; which goods lack a required paper is one question for all sellers',
  ),
  product: reads(
    'analytics_event customer_contact dish_form loyalty_terms notification order_head order_item rating seller_card seller_page seller_terms sold_line staff_person stock_alert',
    'read models and pages are made of these; a list of products shows sales of each, and a history names people and orders, each in one query',
  ),
  recipes: reads(
    'category_listing product_details product_title',
    'what an ingredient may be bought as is found for all ingredients of a recipe in one round trip',
  ),
  dinner: reads('order_dinner order_head seller_card', 'a dinner takes longer while its kitchen is busy'),
  cart: reads(
    'customer_benefits loyalty_terms seller_card seller_terms',
    'a cart shows its seller and its customer in one query',
  ),
  order: reads(
    'courier_try customer_contact money_movement order_fee pickup_place product_title rating review seller_card seller_page staff_person',
    'lists and pages of orders show customer, seller, pickup place, pictures and money without a query per order; reports count orders with their fee, and rank sellers with their rating, in one pass',
  ),
  numbers: reads(
    'booking_card line_claim money_movement order_dinner order_head order_item order_terms pickup_place product_title seller_card sold_line',
    'days are summed from all orders that ended on them, in one question, and no order is written',
  ),
  payments: reads(
    'order_head order_terms seller_terms',
    'which methods sellers accept is asked for many sellers at once; whose a payment is, for a person’s archive',
  ),
  notifications: reads(
    'booking_card customer_contact money_movement order_dinner order_head order_terms pickup_place seller_card',
    'a message is worded from one moment of the order and whoever it goes to',
  ),
  broadcasts: reads(
    'booking_card customer_contact order_head order_item order_terms pickup_place product_title seller_card staff_person',
    'who gets a message is found among all orders of a day in one question, with the values of its text; a message is signed by name',
  ),
  'seller-notifications': reads(
    'booking_card order_dinner order_head restaurant_card seller_card site_contact staff_place waiting_matter',
    'whether a matter still waits is asked of all kinds of things in one question each minute; a seller is told with where its people are reached',
  ),
  'stock-alerts': reads(
    'product_title seller_card seller_terms',
    'which of all awaited goods are back is one question each minute, not one per product',
  ),
  push: reads(
    'customer_session staff_place staff_token',
    'a device is told while its session lives: asked with the devices, so that no end of a session can be missed',
  ),
  favorites: reads(
    'product_title',
    "whose a product is decides where it is seen, asked for a customer's whole list at once",
  ),
  telephony: reads('seller_card seller_page', "a seller's line is asked for once per call"),
  dish: reads(
    'product_details product_title rating seller_card seller_page seller_terms',
    'a page of dishes shows price, stock, options and rating of its moment in one round trip',
  ),
  correspondence: reads(
    'customer_contact line_claim order_head order_item product_title seller_card seller_terms site_request staff_person',
    'whether a customer received a product is read from their orders; everything that waits for an answer is one list sorted by age, with products and people without a query per row',
  ),
  books: reads(
    'bonus_entry customer_contact gateway_movement line_claim money_movement order_head order_item order_terms seller_card seller_requisites seller_terms sold_line staff_place',
    'a receipt and a posting are made of one moment of an order and its money; unposted entries are found by comparing with all payments; what a balance waits for is asked for all its orders at once, and a payout run for all sellers; a register of an acquirer is compared with a month of payments in one question',
  ),
  tour: reads(
    'money_movement order_head order_item order_terms seller_card seller_page stock_level',
    'lists show the places left of each date and its organizer; lists and pages of bookings show the order with its money without a query per booking',
  ),
  benefit: reads(
    'customer_contact order_head order_item order_terms seller_card sold_line staff_place',
    "days of a code are of its seller's calendar, a level is counted of the orders received, and orders of plans are listed with their state and price",
  ),
  day: reads(
    'booking_card money_movement order_head order_item order_terms product_details product_title seller_card seller_terms staff_person waiting_matter',
    'the orders of a day are read with their lines, their money and what waits for an answer at one moment, in one query',
  ),
}
