/**
 * Owners of the database's relations. Only the owner writes a relation; other readers are listed in `foreign-reads.ts`.
 * `scripts/guards/own-tables.ts` checks all SQL of the server against this list, and `relations.test.ts` checks this
 * list against the database, so an unregistered table fails both.
 */

/**
 * The kind of a relation: a table of facts written by commands, a read model that can be rebuilt from facts, a private
 * view, or a view published for other modules.
 */
export type RelationKind = 'table' | 'read model' | 'view' | 'published view'

export interface Relation {
  /** The only module that writes it: the name of a folder in a context, with `-desk` for its `desk`, or `platform`. */
  readonly owner: string
  readonly kind: RelationKind
}

const of = (owner: string, kind: RelationKind, names: string): [string, Relation][] =>
  names.split(/\s+/).map((name) => [name, { owner, kind }])

/** Every relation of the schema `public`. */
export const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  // people
  ...of('audit', 'table', 'audit_entry audit_personal audit_chain audit_unsealed audit_backlog audit_day'),
  ...of('audit', 'view', 'audit_digest'),
  ...of('market', 'table', 'market'),
  ...of('notification-templates', 'table', 'notification_template'),
  ...of('moderation', 'table', 'moderation_matter moderation_report moderation_word'),
  ...of('announcement', 'table', 'opening_subscriber'),
  ...of(
    'identity',
    'table',
    'customer address auth_challenge customer_session refresh_token web_view_token consent personal_export account_deletion data_request',
  ),
  ...of('identity', 'published view', 'customer_contact'),
  ...of('staff', 'table', 'staff_token staff_sign_in_attempt'),
  ...of(
    'office',
    'table',
    'office_member office_passkey office_totp office_recovery_code office_session office_challenge office_start_link office_approval office_taken office_pin office_view cabinet_visit',
  ),
  // supply
  ...of('sellers', 'table', 'organization organization_picture organization_document organization_payment_method'),
  ...of(
    'sellers',
    'table',
    'staff_account staff_membership shipping_rate shipping_area trade_place seller_closure delivery_day delivery_slot',
  ),
  ...of('sellers', 'table', 'seller_suspension seller_termination paper_rule'),
  ...of('sellers-desk', 'table', 'staff_invitation'),
  ...of('sellers', 'published view', 'seller_card seller_page seller_terms staff_person staff_place pickup_place'),
  ...of(
    'products',
    'table',
    'category product product_picture product_category special_price product_made category_story alcohol_word stop_word crop crop_season product_check goods_check_rule',
  ),
  ...of('products-desk', 'table', 'goods_import goods_import_row'),
  ...of('products', 'published view', 'product_title product_details category_duty'),
  ...of('products', 'view', 'category_card'),
  ...of('farm-posts', 'table', 'farm_post'),
  ...of(
    'stock',
    'table',
    'stock stock_hold stock_movement stock_threshold stock_lot stock_lot_movement shelf_emptying',
  ),
  ...of('stock', 'published view', 'stock_level'),
  ...of('stock', 'view', 'report_write_off'),
  ...of('tours', 'view', 'tour_day'),
  ...of('tours', 'table', 'tour tour_price tour_date tour_date_price tour_check'),
  ...of(
    'menus',
    'table',
    'kitchen restaurant restaurant_kitchen opening_hours opening_exception menu_section dish dish_origin option_group dish_option',
  ),
  ...of('menus', 'published view', 'restaurant_card dish_form'),
  ...of('menus', 'view', 'dish_choice'),
  // discovery
  ...of('read-models', 'read model', 'product_card category_listing category_seller_count'),
  ...of('read-models', 'read model', 'product_search search_word search_lexeme'),
  ...of('read-models', 'table', 'product_trait'),
  ...of('catalog', 'read model', 'bought_together'),
  ...of('restaurants', 'read model', 'dish_search dish_word'),
  ...of('recipes', 'table', 'recipe_category recipe recipe_ingredient recipe_step'),
  ...of('search', 'table', 'search_synonym search_intent search_homonym search_foreign search_ask search_empty'),
  ...of('search', 'view', 'report_search'),
  ...of('search', 'read model', 'search_term search_popular search_click_weight'),
  // fulfilment
  ...of('geo', 'table', 'region'),
  ...of('delivery', 'table', 'carrier_point_town carrier_term'),
  // sales
  ...of('cart', 'table', 'cart cart_line cart_member shared_cart'),
  ...of('cart', 'view', 'cart_seller cart_shopper'),
  ...of('checkout', 'table', 'order_group idempotency_record'),
  ...of('order-lifecycle', 'table', 'shop_order order_line order_transition order_change dinner_order'),
  ...of('order-lifecycle', 'published view', 'sold_line order_item order_head order_terms order_dinner'),
  ...of('orders', 'table', 'order_claim order_claim_photo claim_appeal parcel_photo order_packages'),
  ...of('orders', 'published view', 'line_claim'),
  ...of('shipments', 'table', 'shipment shipment_sender courier_call courier_call_parcel'),
  ...of('bookings', 'published view', 'booking_card'),
  ...of('bookings', 'table', 'booking booking_place tour_waiting hand_booking'),
  ...of('loyalty', 'table', 'promo_code promo_redemption discount_consent loyalty_program loyalty_level'),
  ...of('loyalty', 'table', 'bonus_account bonus_entry bonus_promise'),
  ...of('loyalty', 'view', 'loyalty_seller'),
  ...of('loyalty', 'published view', 'loyalty_terms customer_benefits'),
  ...of(
    'subscription',
    'table',
    'subscription_plan subscription_plan_service subscription subscription_month subscription_service free_delivery_use',
  ),
  ...of('plans', 'table', 'plan_order'),
  ...of('fees', 'table', 'commission_rule commission_notification commission_line operator_vat'),
  // money
  ...of('payments', 'table', 'payment payment_event refund offline_payment seller_debt market_refund'),
  ...of('payments', 'published view', 'money_movement gateway_movement'),
  ...of('fiscal', 'table', 'receipt'),
  ...of('fiscal', 'view', 'fiscal_order receipt_money order_money'),
  ...of('ledger', 'table', 'ledger_entry ledger_line'),
  ...of('ledger', 'view', 'ledger_balance ledger_due'),
  ...of('ledger', 'published view', 'order_fee'),
  ...of('ledger', 'view', 'ledger_settlement seller_entry'),
  ...of('closing', 'table', 'accounting_period'),
  ...of('closing-desk', 'table', 'register_source register_file register_row register_decision'),
  ...of('integrity', 'table', 'integrity_run'),
  // engagement
  ...of('favorites', 'table', 'favorite_product favorite_farmer'),
  ...of('chat', 'table', 'chat_thread chat_message'),
  ...of('inbox', 'table', 'ready_reply'),
  ...of('inbox', 'published view', 'waiting_matter'),
  ...of('push', 'table', 'push_subscription'),
  ...of('reviews', 'table', 'review review_vote review_tag'),
  ...of('reviews', 'read model', 'rating_summary'),
  ...of('reviews', 'published view', 'rating'),
  ...of('questions', 'table', 'question'),
  ...of('notifications', 'table', 'notification notification_delivery notification_choice recall_message'),
  ...of('notifications', 'view', 'notification_order'),
  ...of(
    'seller-notifications',
    'table',
    'seller_matter seller_message seller_matter_step seller_notification_settings seller_notification_choice',
  ),
  ...of('seller-notifications', 'view', 'seller_matter_state'),
  ...of('stock-alerts', 'table', 'stock_alert opening_alert'),
  ...of('telephony', 'table', 'telephone_callback telephone_event'),
  ...of('analytics', 'table', 'analytics_event'),
  ...of('analytics', 'read model', 'analytics_day'),
  // publishing
  ...of('content', 'table', 'content_block content_version content_redirect category_request'),
  ...of('featured', 'table', 'featured_place'),
  ...of('festival', 'table', 'festival festival_ground festival_event festival_stand festival_section festival_plan'),
  ...of('sites', 'table', 'site site_host site_domain site_certificate certificate_account certificate_challenge'),
  ...of('sites', 'table', 'gone_host'),
  ...of('site-pages', 'table', 'site_page site_page_version site_service'),
  ...of('site-requests', 'table', 'site_request site_contact'),
  ...of('registration', 'table', 'seller_application seller_invitation npd_answer'),
  ...of('starter', 'table', 'starter_row'),
  // desks
  ...of(
    'office-orders',
    'table',
    'office_call_back office_goodwill office_order_note office_order_owner office_reveal',
  ),
  ...of('reports', 'view', 'report_order report_loss report_cohort'),
  ...of('broadcasts', 'table', 'broadcast broadcast_recipient'),
  ...of(
    'agency-papers',
    'table',
    'agency_paper agency_paper_month agency_paper_counter agency_paper_reply agency_paper_sending agency_paper_kpp agency_edo_token',
  ),
  ...of('picking', 'table', 'picking_mark'),
  ...of('numbers', 'read model', 'numbers_day'),
  ...of('numbers', 'table', 'numbers_stale npd_warning'),
  ...of('numbers', 'published view', 'seller_day'),
  ...of('seller-taxes', 'table', 'npd_seller npd_income'),
  ...of('office-sellers', 'table', 'seller_note'),
  ...of('seller-contract', 'table', 'requisites_version requisites_cancel offer_acceptance'),
  ...of('seller-contract', 'published view', 'seller_requisites'),
  ...of('payouts', 'table', 'payout_run payout_item payout_statement payout_movement'),
  ...of('couriers', 'published view', 'courier_try'),
  ...of('couriers', 'table', 'courier_link courier_visit courier_stop courier_cash'),
  // of no noun
  ...of(
    'platform',
    'table',
    'migration current_sql outbox event_delivery limited_try paid_question call_key retention_run',
  ),
  ...of('platform', 'table', 'graphile_worker.jobs'),
])
