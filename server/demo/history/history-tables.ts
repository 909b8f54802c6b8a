/**
 * How a table of the builder's database goes into the file.
 * - `append`: rows made by the history; the demo's own rows are not in the file.
 * - `merge`: rows of the demo whose figures the history changed; they replace the loaded rows.
 * - `replace`: all rows, because they hang together with the beginning of the history.
 */
export type TableMode = 'append' | 'merge' | 'replace'

const names = (text: string) => new Set(text.trim().split(/\s+/))

const REPLACED = names('subscription subscription_month subscription_service free_delivery_use')
const MERGED = names('stock bonus_account')

/** Tables that the file leaves out, by the reason. */
const LEFT_OUT = {
  schema: names('migration current_sql'),
  madeAnew: names(
    `product_card category_listing category_seller_count product_search search_word search_lexeme search_term
     search_popular search_click_weight rating_summary dish_search dish_word product_trait`,
  ),
  loadedFromServices: names('carrier_point_town carrier_term'),
  /** Secrets, sessions and keys of requests end with the process that made them. */
  secrets: names(
    `auth_challenge customer_session refresh_token web_view_token staff_token staff_sign_in_attempt call_key
     idempotency_record limited_try paid_question`,
  ),
  /** The chain of the audit trail is made by the sealer of the shop that loads the history. */
  chain: names('audit_chain audit_unsealed audit_backlog audit_day'),
  /** The loaded demo has an owner of its own. */
  office: names('office_member office_session office_totp office_passkey office_recovery_code cabinet_visit'),
  /** Checks of the database in which the history was made. */
  checks: names('integrity_run'),
  /** The deliveries of delivered events. */
  settled: names('event_delivery'),
}
const leftOut = new Set(Object.values(LEFT_OUT).flatMap((list) => [...list]))

/** Tables of which a changed row of the demo keeps its loaded value, because it follows the day of the start. */
export const OF_THE_START: ReadonlySet<string> = names(
  'tour_date product organization customer special_price crop_season',
)

/** Null = the table is not in the file. */
export function modeOf(table: string): TableMode | null {
  if (leftOut.has(table)) return null
  if (REPLACED.has(table)) return 'replace'
  return MERGED.has(table) ? 'merge' : 'append'
}

/** Rows that the file leaves out although their table is in it: a delivered event is of no use. */
export const ROWS_KEPT: Readonly<Record<string, string>> = { outbox: 'delivered_at is null' }
