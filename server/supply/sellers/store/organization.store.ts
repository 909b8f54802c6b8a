import type { SellerProfile, SellerSchedule } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A seller's own row, as commands read and write it. */
export interface SellerState {
  readonly id: number
  readonly profile: SellerProfile
  readonly schedule: SellerSchedule
  readonly isEnabled: boolean
  readonly isHidden: boolean
}

interface OrganizationRow {
  id: number
  type: SellerProfile['type']
  slug: string
  title: string
  tagline: string
  story: string[]
  owner_name: string
  small_image: string
  image: string
  gallery: string[]
  hue: number
  city: string | null
  settlement: string | null
  region: string
  region_code: SellerProfile['regionCode']
  latitude: number
  longitude: number
  time_zone: string
  legal_name: string
  legal_address: string
  tin: string
  ien: string
  tax_system: SellerProfile['taxSystem']
  phone: string | null
  has_telephony: boolean
  telephony_extension: string | null
  call_from_hour: number
  call_to_hour: number
  terms_of_use_link: string | null
  pdn_link: string | null
  with_cdek: boolean
  work_with_subscriptions: boolean
  commission_percent: number | null
  delivery_weekdays: number[]
  order_cutoff: string
  processing_days: number
  delivery_duration_days: number
  window_from_hour: number
  window_to_hour: number
  horizon_days: number
  daily_deliveries: number | null
  is_enabled: boolean
  is_hidden: boolean
}

const stateOf = (row: OrganizationRow): SellerState => ({
  id: row.id,
  profile: {
    type: row.type,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    story: row.story,
    ownerName: row.owner_name,
    smallImage: row.small_image,
    image: row.image,
    gallery: row.gallery,
    hue: row.hue,
    city: row.city,
    settlement: row.settlement,
    region: row.region,
    regionCode: row.region_code,
    coords: { latitude: row.latitude, longitude: row.longitude },
    timeZone: row.time_zone,
    legalName: row.legal_name,
    legalAddress: row.legal_address,
    tin: row.tin,
    ien: row.ien,
    taxSystem: row.tax_system,
    phone: row.phone,
    hasTelephony: row.has_telephony,
    telephonyExtension: row.telephony_extension,
    callFromHour: row.call_from_hour,
    callToHour: row.call_to_hour,
    termsOfUseLink: row.terms_of_use_link,
    pdnLink: row.pdn_link,
    withCdek: row.with_cdek,
    workWithSubscriptions: row.work_with_subscriptions,
    commissionPercent: row.commission_percent,
  },
  schedule: {
    weekdays: row.delivery_weekdays,
    cutoff: row.order_cutoff.slice(0, 5),
    processingDays: row.processing_days,
    durationDays: row.delivery_duration_days,
    fromHour: row.window_from_hour,
    toHour: row.window_to_hour,
    horizonDays: row.horizon_days,
    dailyDeliveries: row.daily_deliveries,
  },
  isEnabled: row.is_enabled,
  isHidden: row.is_hidden,
})

const rowOf = ({ id, profile, schedule, isEnabled, isHidden }: SellerState): OrganizationRow => ({
  id,
  type: profile.type,
  slug: profile.slug,
  title: profile.title,
  tagline: profile.tagline,
  story: [...profile.story],
  owner_name: profile.ownerName,
  small_image: profile.smallImage,
  image: profile.image,
  gallery: [...profile.gallery],
  hue: profile.hue,
  city: profile.city,
  settlement: profile.settlement,
  region: profile.region,
  region_code: profile.regionCode,
  latitude: profile.coords.latitude,
  longitude: profile.coords.longitude,
  time_zone: profile.timeZone,
  legal_name: profile.legalName,
  legal_address: profile.legalAddress,
  tin: profile.tin,
  ien: profile.ien,
  tax_system: profile.taxSystem,
  phone: profile.phone,
  has_telephony: profile.hasTelephony,
  telephony_extension: profile.telephonyExtension,
  call_from_hour: profile.callFromHour,
  call_to_hour: profile.callToHour,
  terms_of_use_link: profile.termsOfUseLink,
  pdn_link: profile.pdnLink,
  with_cdek: profile.withCdek,
  work_with_subscriptions: profile.workWithSubscriptions,
  commission_percent: profile.commissionPercent,
  delivery_weekdays: [...schedule.weekdays],
  order_cutoff: schedule.cutoff,
  processing_days: schedule.processingDays,
  delivery_duration_days: schedule.durationDays,
  window_from_hour: schedule.fromHour,
  window_to_hour: schedule.toHour,
  horizon_days: schedule.horizonDays,
  daily_deliveries: schedule.dailyDeliveries,
  is_enabled: isEnabled,
  is_hidden: isHidden,
})

/** The next `count` ids of sellers. */
export async function nextOrganizationIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('organization', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

/** Takes sellers until the end of the transaction, in the order of their ids: every command begins here. */
export async function lockSellers(tx: Executor, ids: readonly number[]): Promise<SellerState[]> {
  const rows = await run<OrganizationRow>(
    tx,
    `select id, type, slug, title, tagline, story, owner_name, small_image, image, gallery, hue, city, settlement,
       region, region_code, latitude, longitude, time_zone, legal_name, legal_address, tin, ien, tax_system, phone,
       has_telephony, telephony_extension, call_from_hour, call_to_hour, terms_of_use_link, pdn_link, with_cdek,
       work_with_subscriptions, commission_percent, delivery_weekdays, order_cutoff, processing_days,
       delivery_duration_days, window_from_hour, window_to_hour, horizon_days, daily_deliveries, is_enabled, is_hidden
     from organization where id = any($1::int[]) order by id for no key update`,
    [ids],
  )
  return rows.map(stateOf)
}

/** Adds sellers; what a command does not set begins as for everybody. */
export async function insertSellers(
  tx: Executor,
  sellers: readonly (SellerState & { readonly popularity: number; readonly createdAt: Date | null })[],
): Promise<void> {
  await run(
    tx,
    `insert into organization (id, type, slug, title, tagline, story, owner_name, small_image, image, gallery, hue, city,
       settlement, region, region_code, latitude, longitude, time_zone, legal_name, legal_address, tin, ien, tax_system,
       phone, has_telephony, telephony_extension, call_from_hour, call_to_hour, terms_of_use_link, pdn_link, with_cdek,
       work_with_subscriptions, commission_percent, delivery_weekdays, order_cutoff, processing_days,
       delivery_duration_days, window_from_hour, window_to_hour, horizon_days, daily_deliveries, is_enabled, is_hidden,
       popularity, created_at)
     select id, type, slug, title, tagline, story, owner_name, small_image, image, gallery, hue, city,
       settlement, region, region_code, latitude, longitude, time_zone, legal_name, legal_address, tin, ien, tax_system,
       phone, has_telephony, telephony_extension, call_from_hour, call_to_hour, terms_of_use_link, pdn_link, with_cdek,
       work_with_subscriptions, commission_percent, delivery_weekdays, order_cutoff, processing_days,
       delivery_duration_days, window_from_hour, window_to_hour, horizon_days, daily_deliveries, is_enabled, is_hidden,
       popularity, coalesce(created_at, shop_now())
     from jsonb_populate_recordset(null::organization, $1::jsonb)`,
    [
      JSON.stringify(
        sellers.map((seller) => ({
          ...rowOf(seller),
          popularity: seller.popularity,
          created_at: seller.createdAt?.toISOString() ?? null,
        })),
      ),
    ],
  )
}

/** Writes what commands may change of one seller. */
export async function saveSeller(tx: Executor, seller: SellerState): Promise<void> {
  await run(
    tx,
    `update organization as o set type = n.type, slug = n.slug, title = n.title, tagline = n.tagline, story = n.story,
       owner_name = n.owner_name, small_image = n.small_image, image = n.image, gallery = n.gallery, hue = n.hue,
       city = n.city, settlement = n.settlement, region = n.region, region_code = n.region_code, latitude = n.latitude,
       longitude = n.longitude, time_zone = n.time_zone, legal_name = n.legal_name, legal_address = n.legal_address,
       tin = n.tin, ien = n.ien, tax_system = n.tax_system, phone = n.phone, has_telephony = n.has_telephony,
       telephony_extension = n.telephony_extension, call_from_hour = n.call_from_hour, call_to_hour = n.call_to_hour,
       terms_of_use_link = n.terms_of_use_link, pdn_link = n.pdn_link, with_cdek = n.with_cdek,
       work_with_subscriptions = n.work_with_subscriptions, commission_percent = n.commission_percent,
       delivery_weekdays = n.delivery_weekdays, order_cutoff = n.order_cutoff, processing_days = n.processing_days,
       delivery_duration_days = n.delivery_duration_days, window_from_hour = n.window_from_hour,
       window_to_hour = n.window_to_hour, horizon_days = n.horizon_days, daily_deliveries = n.daily_deliveries,
       is_enabled = n.is_enabled, is_hidden = n.is_hidden
     from jsonb_populate_record(null::organization, $1::jsonb) as n where o.id = n.id`,
    [JSON.stringify(rowOf(seller))],
  )
}
