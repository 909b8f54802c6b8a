import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import type { FestivalGround } from '@okolitsa/domain/festival/festival.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface FestivalRow {
  id: number
  title: string
  lead: string
  look: WrittenFestival['look']
  texts: Record<'before' | 'during' | 'after', string>
}

/** The first published festival that ends on this day or later. */
export async function findShown(executor: Executor, endsFrom: IsoDate): Promise<FestivalRow | null> {
  const [row] = await run<FestivalRow>(
    executor,
    `select id, title, lead, look,
       jsonb_build_object('before', before_text, 'during', during_text, 'after', after_text) as texts from festival
      where is_published and exists
        (select from festival_ground where festival_id = festival.id and last_day >= $1::date)
      order by (select min(first_day) from festival_ground where festival_id = festival.id), id limit 1`,
    [endsFrom],
  )
  return row ?? null
}

/** The first published festival with a ground on this day or later, with the cities of such grounds. */
export async function findComing(
  executor: Executor,
  day: IsoDate,
): Promise<{ title: string; lead: string; cities: string[] } | null> {
  const [row] = await run<{ title: string; lead: string; cities: string[] }>(
    executor,
    `select festival.title, lead, array_agg(distinct city) as cities
       from festival join festival_ground on festival_id = festival.id and last_day >= $1::date
      where is_published group by festival.id order by min(first_day), festival.id limit 1`,
    [day],
  )
  return row ?? null
}

export interface GroundRow {
  id: number
  festivalId: number
  /** Key of a written ground; null = made by a command. */
  key: number | null
  isPublished: boolean
  city: string
  regionCode: FestivalGround['regionCode']
  title: string
  address: string
  way: string
  latitude: number
  longitude: number
  timeZone: string
  firstDay: IsoDate
  lastDay: IsoDate
  opensAt: string
  closesAt: string
}

const GROUND = `festival_ground.id, festival_id as "festivalId", key, is_published as "isPublished", city,
  region_code as "regionCode", festival_ground.title, address, way, latitude, longitude, time_zone as "timeZone",
  first_day as "firstDay", last_day as "lastDay", opens_at as "opensAt", closes_at as "closesAt"`

/** Venues of a festival, ordered by first day. */
export const listGrounds = (executor: Executor, festivalId: number): Promise<GroundRow[]> =>
  run<GroundRow>(
    executor,
    `select ${GROUND} from festival_ground join festival on festival.id = festival_id
      where festival_id = $1 order by first_day, festival_ground.id`,
    [festivalId],
  )

export async function findGround(executor: Executor, id: number): Promise<GroundRow | null> {
  const [row] = await run<GroundRow>(
    executor,
    `select ${GROUND} from festival_ground join festival on festival.id = festival_id where festival_ground.id = $1`,
    [id],
  )
  return row ?? null
}

export interface StandRow {
  groundId: number
  organizationId: number
  number: number
  tradePlaceId: number
}

/** Stands of venues, ordered by number. */
export const listStands = (executor: Executor, groundIds: readonly number[]): Promise<StandRow[]> =>
  run<StandRow>(
    executor,
    `select ground_id as "groundId", organization_id as "organizationId", number, trade_place_id as "tradePlaceId"
       from festival_stand where ground_id = any($1) order by ground_id, number`,
    [groundIds],
  )

export interface EventRow {
  id: number
  day: IsoDate
  startsAt: string
  minutes: number
  title: string
  place: string
  picture: string
  fromAge: number | null
  price: Kopecks | null
}

/** The programme of a venue, ordered by day and hour. */
export const listEvents = (executor: Executor, groundId: number): Promise<EventRow[]> =>
  run<EventRow>(
    executor,
    `select id, day, starts_at as "startsAt", minutes, title, place, picture, from_age as "fromAge", price
       from festival_event where ground_id = $1 order by day, starts_at, id`,
    [groundId],
  )

interface SectionRow {
  slug: string
  categoryIds: number[]
}
export const listSections = (executor: Executor): Promise<SectionRow[]> =>
  run<SectionRow>(executor, 'select slug, category_ids as "categoryIds" from festival_section')

interface SalesRow {
  code: string
  orders: number
  sum: Kopecks
}

/** Orders received at the stands of festivals; the seller and the days find them by the index of a seller's orders. */
export const listSales = (executor: Executor, codes: readonly string[]): Promise<SalesRow[]> =>
  run<SalesRow>(
    executor,
    `select code, count(*) as orders, sum(total_sum) as sum
       from festival join festival_ground on festival_id = festival.id join festival_stand on ground_id = festival_ground.id
       join order_head on order_head.organization_id = festival_stand.organization_id and state = 'received'
         and delivery_date between first_day and last_day
       join order_terms on order_id = order_head.id and order_terms.trade_place_id = festival_stand.trade_place_id
      where code = any($1) group by code`,
    [codes],
  )
