import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DishFields } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { Stop } from '@okolitsa/domain/restaurants/served.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { DishRef } from '../ports.ts'
import { type ServedColumns, servedOf, stopOf } from './served-columns.ts'

/** A dish's row with its texts for the alcohol check. */
export interface DishState {
  readonly sectionId: number
  readonly fields: Omit<DishFields, 'groups'>
  readonly stop: Stop | null
  readonly title: string
  readonly description: string
  readonly composition: string
}

interface DishRow extends ServedColumns {
  sectionId: number
  isSpicy: boolean
  isMeatless: boolean
  stoppedAt: Date | null
  stoppedUntil: Date | null
  title: string
  description: string
  composition: string
  origins: { organizationId: number; what: string }[]
}

/** Locks a dish of this restaurant until the end of the transaction. */
export async function lockDish(tx: Executor, { organizationId, dishId }: DishRef): Promise<DishState | null> {
  const [row] = await run<DishRow>(
    tx,
    `select d.section_id as "sectionId", d.served_weekdays as "servedWeekdays", d.served_from as "servedFrom",
       d.served_to as "servedTo", d.is_spicy as "isSpicy", d.is_meatless as "isMeatless", d.stopped_at as "stoppedAt",
       d.stopped_until as "stoppedUntil", p.title, about.description, about.composition,
       (select coalesce(json_agg(json_build_object('organizationId', organization_id, 'what', what)
           order by organization_id), '[]') from dish_origin where product_id = d.product_id) as origins
     from dish d join product_title p on p.id = d.product_id
       join product_details about on about.id = d.product_id
     where d.product_id = $2 and d.organization_id = $1 for no key update of d`,
    [organizationId, dishId],
  )
  if (!row) return null
  const { sectionId, isSpicy, isMeatless, origins, title, description, composition } = row
  return {
    sectionId,
    fields: { served: servedOf(row), isSpicy, isMeatless, origins },
    stop: stopOf(row),
    title,
    description,
    composition,
  }
}

export interface DishToWrite {
  readonly id: number
  readonly organizationId: number
  readonly sectionId: number
  readonly fields: DishFields
}

/** Adds dishes in order, each at the end of its section. */
export async function insertDishes(tx: Executor, dishes: readonly DishToWrite[]): Promise<void> {
  await run(
    tx,
    `insert into dish (product_id, organization_id, section_id, position, served_weekdays, served_from, served_to,
       is_spicy, is_meatless)
     select d."productId", d."organizationId", d."sectionId",
       coalesce((select max(position) from dish other where other.organization_id = d."organizationId"
         and other.section_id = d."sectionId"), 0) + d.place,
       d."servedWeekdays", d."servedFrom", d."servedTo", d."isSpicy", d."isMeatless"
     from jsonb_to_recordset($1::jsonb) as d ("productId" integer, "organizationId" integer, "sectionId" integer,
       place integer, "servedWeekdays" smallint[], "servedFrom" time, "servedTo" time, "isSpicy" boolean,
       "isMeatless" boolean)`,
    [
      JSON.stringify(
        dishes.map(({ id, organizationId, sectionId, fields }, index) => ({
          productId: id,
          organizationId,
          sectionId,
          place: index + 1,
          ...columnsOfFields(fields),
        })),
      ),
    ],
  )
}

export async function saveDish(tx: Executor, { id, organizationId, sectionId, fields }: DishToWrite): Promise<void> {
  const { servedWeekdays, servedFrom, servedTo, isSpicy, isMeatless } = columnsOfFields(fields)
  await run(
    tx,
    `update dish set section_id = $3, served_weekdays = $4::smallint[], served_from = $5::time, served_to = $6::time,
       is_spicy = $7, is_meatless = $8 where product_id = $1 and organization_id = $2`,
    [id, organizationId, sectionId, servedWeekdays, servedFrom, servedTo, isSpicy, isMeatless],
  )
}

const columnsOfFields = ({ served, isSpicy, isMeatless }: DishFields) => ({
  servedWeekdays: served ? [...served.weekdays] : null,
  servedFrom: served?.from ?? null,
  servedTo: served?.to ?? null,
  isSpicy,
  isMeatless,
})

export async function saveOrigins(tx: Executor, dishes: readonly Pick<DishToWrite, 'id' | 'fields'>[]): Promise<void> {
  await run(tx, 'delete from dish_origin where product_id = any($1::int[])', [dishes.map(({ id }) => id)])
  await run(
    tx,
    `insert into dish_origin (product_id, organization_id, what)
     select "productId", "organizationId", what
       from jsonb_to_recordset($1::jsonb) as o ("productId" integer, "organizationId" integer, what text)`,
    [JSON.stringify(dishes.flatMap(({ id, fields }) => fields.origins.map((one) => ({ productId: id, ...one }))))],
  )
}

/** Ids of the farmers among these sellers. */
export async function farmersAmong(tx: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    tx,
    `select id from seller_card as organization where id = any($1::int[]) and type = 'farmer'`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Ids of this restaurant's dishes among these. */
export async function dishesAmong(
  tx: Executor,
  organizationId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    tx,
    'select product_id as id from dish where organization_id = $1 and product_id = any($2::int[])',
    [organizationId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function saveDishStop(
  tx: Executor,
  { organizationId, dishId }: DishRef,
  stop: { readonly at: Date; readonly until: Date | null } | null,
): Promise<void> {
  await run(tx, 'update dish set stopped_at = $3, stopped_until = $4 where product_id = $2 and organization_id = $1', [
    organizationId,
    dishId,
    stop?.at ?? null,
    stop?.until ?? null,
  ])
}

export interface OrderableRow extends ServedColumns {
  readonly productId: number
  readonly organizationId: number
  readonly timeZone: string
  readonly sectionServedWeekdays: number[] | null
  readonly sectionServedFrom: string | null
  readonly sectionServedTo: string | null
  readonly stoppedAt: Date | null
  readonly stoppedUntil: Date | null
}

/** Dishes with the facts that determine their availability. */
export function listOrderable(executor: Executor, productIds: readonly number[]): Promise<OrderableRow[]> {
  return run<OrderableRow>(
    executor,
    `select d.product_id as "productId", d.organization_id as "organizationId", o.time_zone as "timeZone",
       d.served_weekdays as "servedWeekdays", d.served_from as "servedFrom", d.served_to as "servedTo",
       s.served_weekdays as "sectionServedWeekdays", s.served_from as "sectionServedFrom",
       s.served_to as "sectionServedTo", d.stopped_at as "stoppedAt", d.stopped_until as "stoppedUntil"
     from dish d join menu_section s on s.id = d.section_id join seller_card o on o.id = d.organization_id
     where d.product_id = any($1::int[]) order by d.product_id`,
    [productIds],
  )
}

/** Locks dishes with their restaurants and options in the order of ids; a stop waits for this lock. */
export async function holdDishRows(tx: Executor, productIds: readonly number[]): Promise<void> {
  const restaurants = run(
    tx,
    `select from restaurant where organization_id in (select organization_id from dish where product_id = any($1::int[]))
      order by organization_id for share`,
    [productIds],
  )
  // including the dishes of combos
  const dishes = run(
    tx,
    `select from dish where product_id = any($1::int[]) or product_id in (
       select c.dish_id from dish_choice c where c.product_id = any($1::int[]))
      order by product_id for share`,
    [productIds],
  )
  const options = run(
    tx,
    `select from dish_option where group_id in (select id from option_group where product_id = any($1::int[]))
      order by id for share`,
    [productIds],
  )
  await pipelined([restaurants, dishes, options])
}

interface MenuRow {
  id: number
  sectionId: number
  title: string
  slug: string
  image: string
  hue: number
  price: Kopecks
  unit: string
  measure: number
  isOnSale: boolean
  isArchived: boolean
  stoppedAt: Date | null
  stoppedUntil: Date | null
}

/** All dishes of a restaurant in the order of its menu, including dishes off the menu. */
export function listMenu(executor: Executor, organizationId: number): Promise<MenuRow[]> {
  return run<MenuRow>(
    executor,
    `select d.product_id as id, d.section_id as "sectionId", p.title, p.slug, p.image, coalesce(p.hue, 90) as hue,
       p.price, p.unit, p.measure, p.enabled as "isOnSale", p.archived_at is not null as "isArchived",
       d.stopped_at as "stoppedAt", d.stopped_until as "stoppedUntil"
     from dish d join product_title p on p.id = d.product_id
     where d.organization_id = $1 order by d.section_id, d.position, d.product_id`,
    [organizationId],
  )
}
