import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../platform/db/testing.ts'
import { FOREIGN_READS } from './foreign-reads.ts'
import { RELATIONS } from './relations.ts'

/** Maximum number of published views; `scripts/house.ts` limits the grants. */
const MAX_VIEWS = 30
const MAX_COLUMNS = 20

const client = new pg.Client({ connectionString: await testDatabase() })
await client.connect()
afterAll(() => client.end())

const published = [...RELATIONS].filter(([, { kind }]) => kind === 'published view').map(([name]) => name)
const views = (
  await client.query<{ name: string; comment: string | null; columns: string[] }>(
    `select relname as name, obj_description(pg_class.oid) as comment,
       array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 order by attnum) as columns
       from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)`,
    [published],
  )
).rows

describe('the register of foreign reads', () => {
  test('the register of foreign reads grants no private view', () => {
    const granted = Object.entries(FOREIGN_READS).flatMap(([module, { reads }]) =>
      reads.flatMap((name) => (RELATIONS.get(name)?.kind === 'view' ? [`${module} ${name}`] : [])),
    )
    expect(granted).toEqual([])
  })
})

describe('published views', () => {
  test('publishes few views, and each is read by a module other than its owner', () => {
    expect(published.length).toBeLessThanOrEqual(MAX_VIEWS)
    const read = new Set(Object.values(FOREIGN_READS).flatMap(({ reads }) => reads))
    expect(published.filter((name) => !read.has(name))).toEqual([])
  })

  test('has published views with a comment and few columns', () => {
    expect(views.map(({ name }) => name).sort()).toEqual([...published].sort())
    expect(views.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
    expect(views.filter(({ columns }) => columns.length > MAX_COLUMNS).map(({ name }) => name)).toEqual([])
  })

  test('does not change the columns of published views', () => {
    const kept = Object.fromEntries(views.map(({ name, columns }) => [name, columns.join(' ')]))
    expect(kept).toMatchInlineSnapshot(`
      {
        "booking_card": "order_id tour_date_id tour_id tour_title confirm_before prepayment_percent guests prepayment",
        "category_duty": "category_id title source_id kind",
        "courier_try": "id order_id at outcome day courier_name",
        "customer_benefits": "customer_id first_name free_deliveries bonus_balance",
        "customer_contact": "id first_name last_name phone email language created_at erased_at",
        "dish_form": "product_id section_id served_weekdays served_from served_to is_spicy is_meatless choices",
        "gateway_movement": "kind id number method",
        "line_claim": "id order_id order_line_id kind state comment refund created_at",
        "loyalty_terms": "organization_id accrual_percent max_share_percent",
        "money_movement": "kind id order_id method purpose state amount held captured refunded is_surplus created_at at due_at actor actor_id way note courier_name market_share",
        "order_dinner": "order_id is_asap accept_before accepted_at ready_at promised_from promised_to first_promised_to road_minutes cutlery drop_off",
        "order_fee": "order_id fee",
        "order_head": "id customer_id organization_id state delivery_kind delivery_date window_from_hour window_to_hour pickup_hours time_zone address_line placed_at pay_before total_sum recipient_name recipient_phone comment is_dinner answer_before packages",
        "order_item": "id order_id product_id position title image unit measure is_weight ordered_amount picked_amount missing_amount spoilt_percent replaces substitution final_price actual_sum line_sum kept_sum terms",
        "order_terms": "order_id payment_status is_rest_in_cash kept_sum held_sum delivery_sum ordered_total ordered_promo ordered_bonuses ordered_delivery payment_method saved_on_delivery place carrier_tariff carrier_point trade_place_id finished_at canceled_by completed_by history",
        "pickup_place": "id organization_id title address city latitude longitude first_day last_day closed_at",
        "product_details": "id description composition allergens nutrition storage shelf_life attributes max_sale_quantity production_schedule harvest_ready_on way_days created_at changed_at image_alt image_focus_x image_focus_y further_pictures specials",
        "product_title": "id organization_id category_id title slug image hue unit measure is_weight price enabled popularity sku archived_at category_url_key stock_kind on_hand promised below",
        "rating": "about entity_id rating_sum rating_count",
        "restaurant_card": "organization_id accept_minutes",
        "seller_card": "id type slug title tagline image small_image hue time_zone is_enabled is_hidden legal_name legal_address tin ien phone tax_system latitude longitude voice",
        "seller_day": "organization_id day orders sum driven late claims",
        "seller_page": "id story owner_name created_at settlement region region_code city image_alt image_focus_x image_focus_y with_cdek has_telephony telephony_extension call_from_hour call_to_hour terms_of_use_link pdn_link further_pictures documents",
        "seller_requisites": "id organization_id kind bic account correspondent_account bank_name phone token last_four confirmed_at effective_from effective_until lacks_contract contract_at",
        "seller_terms": "id popularity sales_paused_at sales_paused_until window_from_hour window_to_hour delivery_weekdays order_cutoff processing_days delivery_duration_days work_with_subscriptions commission_percent has_online_payment shipping_rates pickup_places payment_methods papers_end_on application suspended_at unsold",
        "sold_line": "id order_id organization_id customer_id order_group_id product_id title state placed_at finished_at is_sold ordered_amount picked_amount amount is_short actual_sum promo_sum sold_sum bonus_sum payable_sum",
        "staff_person": "id name phone bank_subject is_active is_administrator created_at organization_ids",
        "staff_place": "staff_id organization_id role since ended_at name phone is_active is_administrator is_former",
        "stock_level": "product_id kind on_hand allocated held below",
        "waiting_matter": "kind subject_id organization_id since state has_words is_seen",
      }
    `)
  })

  test.each([
    'order_head',
    'order_item',
    'order_terms',
    'sold_line',
    'product_title',
    'seller_card',
    'booking_card',
    'product_details',
  ])('%s reads no other table when a statement only uses columns of its own table', async (name) => {
    const column = ['order_terms', 'booking_card'].includes(name) ? 'order_id' : 'id'
    const { rows } = await client.query(`explain (format json) select ${column} from ${name} where ${column} = 1`)
    const plan = JSON.stringify(rows)
    expect(plan.match(/"Relation Name"/g)).toHaveLength(1)
  })

  test('reads two views of one table in one pass', async () => {
    const { rows } = await client.query(
      `explain (format json) select payment_status from order_head join order_terms on order_terms.order_id = order_head.id
        where order_head.customer_id = 1`,
    )
    expect(JSON.stringify(rows).match(/"Relation Name"/g)).toHaveLength(1)
  })
})
