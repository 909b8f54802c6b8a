/**
 * How each table about people is treated when an account is deleted (152-FZ). `personal-tables.test.ts` compares this
 * with the database and with `personal-data.ts` of the modules: a new table about people without an entry fails.
 */
type Treatment =
  /** The owner's `personal-data.ts` deletes or anonymizes its rows. */
  | 'erased'
  /** The table is deleted with another one by a foreign key. */
  | { readonly goesWith: string }
  /** The rows are retained, with the lawful reason. */
  | { readonly keptBecause: string }

const TAX = 'tax and accounting law keeps sums of sales for five years; it holds the number of an order and no person'
const MONEY = 'a part of the sums of orders, by the number of a customer who is nobody any more'

export const PERSONAL_TABLES: Readonly<Record<string, Treatment>> = {
  // people
  customer: 'erased',
  address: 'erased',
  auth_challenge: 'erased',
  customer_session: 'erased',
  refresh_token: { goesWith: 'customer_session' },
  web_view_token: { goesWith: 'customer_session' },
  consent: 'erased',
  personal_export: 'erased',
  data_request: 'erased',
  account_deletion: {
    keptBecause: 'proves that the request was carried out, by the number of a customer who is nobody',
  },
  audit_entry: { keptBecause: 'of people it holds hashes, whose salts are erased' },
  audit_personal: 'erased',
  office_member: { keptBecause: 'names who runs the market, and who did what in the audit trail' },
  office_approval: {
    keptBecause: 'names a person who gets rights over money, deleted within a month of the end of the proposal',
  },
  office_start_link: {
    keptBecause: 'name and phone of a future owner or an invited person, deleted within a month of the end of the link',
  },
  opening_subscriber: 'erased',
  limited_try: { keptBecause: 'holds digests of who tried, for two days' },
  office_call_back: { keptBecause: 'when the office calls about an order, by its number; no customer' },
  office_goodwill: 'erased',
  market_refund: 'erased',
  office_order_note: 'erased',
  office_order_owner: { keptBecause: 'which person of the office looks after an order, by its number; no customer' },
  office_reveal: 'erased',
  broadcast_recipient: 'erased',
  // engagement
  favorite_product: 'erased',
  favorite_farmer: 'erased',
  chat_thread: 'erased',
  chat_message: { goesWith: 'chat_thread' },
  review: 'erased',
  review_vote: 'erased',
  question: 'erased',
  notification: 'erased',
  notification_choice: 'erased',
  notification_delivery: { goesWith: 'notification' },
  push_subscription: 'erased',
  stock_alert: 'erased',
  opening_alert: 'erased',
  festival_plan: 'erased',
  site_request: 'erased',
  site_contact: { keptBecause: 'where a seller wants its letters, by its contract' },
  seller_notification_settings: { keptBecause: 'where a seller wants to be told of orders, by its contract' },
  telephone_callback: 'erased',
  telephone_event: 'erased',
  analytics_event: 'erased',
  // sales and money
  cart: 'erased',
  cart_line: 'erased',
  cart_member: 'erased',
  shared_cart: 'erased',
  idempotency_record: 'erased',
  subscription: { keptBecause: MONEY },
  subscription_month: { keptBecause: MONEY },
  subscription_service: { keptBecause: MONEY },
  free_delivery_use: { keptBecause: MONEY },
  order_group: { keptBecause: TAX },
  shop_order: 'erased',
  order_line: { keptBecause: TAX },
  picking_mark: {
    keptBecause:
      'says what was put into which parcel, and which of the seller’s people did it; goes with the order line',
  },
  shipment: {
    keptBecause: 'the number and the way of a parcel, by the number of its order; no person, no address',
  },
  shipment_sender: { keptBecause: 'whom the carrier calls at a seller, by its contract' },
  courier_call: { keptBecause: 'whom of a seller the courier of the carrier calls, by its contract' },
  courier_call_parcel: { keptBecause: 'which parcels a courier is called for, by their numbers; no person' },
  courier_link: { keptBecause: 'names a courier of the seller, for thirty days after its day' },
  courier_visit: {
    keptBecause: 'says that a courier came and what was paid: the money of a seller’s day; no words of anybody',
  },
  courier_stop: { keptBecause: 'the place of an order on a route, by its number; no person, no address' },
  courier_cash: { keptBecause: 'the money of a seller’s day, by the link of its courier; no customer' },
  dinner_order: { keptBecause: TAX },
  order_transition: 'erased',
  order_change: 'erased',
  booking: { keptBecause: TAX },
  hand_booking: {
    keptBecause: 'whom an organizer took along by telephone: no customer of the shop; forgotten ninety days after',
  },
  plan_order: { keptBecause: TAX },
  booking_place: 'erased',
  tour_waiting: 'erased',
  order_claim: 'erased',
  order_claim_photo: 'erased',
  claim_appeal: 'erased',
  parcel_photo: 'erased',
  recall_message: { keptBecause: 'that a recall was sent to the recipient of an order, by its number; no phone' },
  order_packages: { keptBecause: 'how many packages an order had, by its number; no words of anybody' },
  payment: { keptBecause: TAX },
  offline_payment: { keptBecause: TAX },
  seller_debt: { keptBecause: TAX },
  receipt: {
    keptBecause: 'law 54-FZ keeps receipts with the contact they were sent to; the register of the state has the same',
  },
  ledger_entry: { keptBecause: TAX },
  bonus_account: { keptBecause: MONEY },
  bonus_entry: { keptBecause: MONEY },
  bonus_promise: { keptBecause: MONEY },
  promo_code: 'erased',
  promo_redemption: { keptBecause: MONEY },
  // people of sellers: they work there, and their contract is the reason
  seller_invitation: { keptBecause: 'whom the office invites to sell, for thirty days after the invitation ended' },
  organization: { keptBecause: 'a seller is named by law, with telephone and address' },
  staff_account: { keptBecause: 'people of sellers, by their contract' },
  requisites_version: { keptBecause: 'where a seller was paid, by its contract and the law on accounting' },
  offer_acceptance: { keptBecause: 'who accepted the contract with the market, when and from where' },
  register_decision: { keptBecause: TAX },
  npd_income: { keptBecause: TAX },
  npd_answer: { keptBecause: 'answers of the tax service by digests of persons, for two days' },
  discount_consent: { keptBecause: 'which owner agreed to a discount at the cost of the seller, when and from where' },
  staff_invitation: { keptBecause: 'whom a seller asks to work there: for a week, and a month after it is over' },
}

/**
 * How the merge of two accounts of one person treats each column that names a customer: moved = `merge` of the
 * owner's `personal-data.ts` leaves no row of the closed account; otherwise the reason why rows stay.
 */
export const MERGED_COLUMNS: Readonly<Record<string, 'moved' | { readonly staysBecause: string }>> = {
  ...Object.fromEntries(
    `address.customer_id analytics_event.customer_id auth_challenge.customer_id bonus_promise.customer_id
     broadcast_recipient.customer_id cart.customer_id cart_line.added_by cart_member.customer_id chat_thread.customer_id
     data_request.customer_id favorite_farmer.customer_id favorite_product.customer_id festival_plan.customer_id
     idempotency_record.customer_id notification.customer_id notification_choice.customer_id office_reveal.customer_id
     opening_alert.customer_id order_claim.customer_id order_group.customer_id personal_export.customer_id
     promo_code.customer_id push_subscription.customer_id question.customer_id review.customer_id review_vote.customer_id
     shared_cart.ended_by shared_cart.owner_id shop_order.customer_id site_request.customer_id stock_alert.customer_id
     subscription.customer_id subscription_month.customer_id telephone_callback.customer_id tour_waiting.customer_id`
      .split(/\s+/)
      .map((column) => [column, 'moved'] as const),
  ),
  'account_deletion.customer_id': { staysBecause: 'an account that is being deleted is not merged' },
  'bonus_account.customer_id': { staysBecause: 'follows the entries: its balance becomes 0' },
  'bonus_entry.customer_id': { staysBecause: 'entries are never changed; two more move the balance' },
  'consent.customer_id': { staysBecause: 'proves what was agreed to with that phone, and is never changed' },
  'customer.merged_into': { staysBecause: 'is the link to the account that stays' },
  'customer_session.customer_id': { staysBecause: 'sessions end, and are deleted a week later' },
  'promo_redemption.customer_id': {
    staysBecause: 'uses above the limit of a code for one person stay where they were',
  },
}
