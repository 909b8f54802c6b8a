import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { SellerProfile, SellerSchedule } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { columnsOf } from '../../../platform/db/columns-of.ts'

/** A seller's row for commands. */
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
  ownerName: string
  smallImage: string
  image: string
  hue: number
  city: string | null
  settlement: string | null
  region: string
  regionCode: SellerProfile['regionCode']
  latitude: number
  longitude: number
  timeZone: string
  legalName: string
  legalAddress: string
  tin: string
  ien: string
  taxSystem: SellerProfile['taxSystem']
  phone: string | null
  hasTelephony: boolean
  telephonyExtension: string | null
  callFromHour: number
  callToHour: number
  termsOfUseLink: string | null
  pdnLink: string | null
  withCdek: boolean
  workWithSubscriptions: boolean
  commissionPercent: number | null
  deliveryWeekdays: number[]
  orderCutoff: string
  processingDays: number
  deliveryDurationDays: number
  windowFromHour: number
  windowToHour: number
  horizonDays: number
  dailyDeliveries: number | null
  isEnabled: boolean
  isHidden: boolean
}

const stateOf = (row: OrganizationRow): SellerState => ({
  id: row.id,
  profile: {
    type: row.type,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    story: row.story,
    ownerName: row.ownerName,
    smallImage: row.smallImage,
    image: row.image,
    hue: row.hue,
    city: row.city,
    settlement: row.settlement,
    region: row.region,
    regionCode: row.regionCode,
    coords: { latitude: row.latitude, longitude: row.longitude },
    timeZone: row.timeZone,
    legalName: row.legalName,
    legalAddress: row.legalAddress,
    tin: row.tin,
    ien: row.ien,
    taxSystem: row.taxSystem,
    phone: row.phone,
    hasTelephony: row.hasTelephony,
    telephonyExtension: row.telephonyExtension,
    callFromHour: row.callFromHour,
    callToHour: row.callToHour,
    termsOfUseLink: row.termsOfUseLink,
    pdnLink: row.pdnLink,
    withCdek: row.withCdek,
    workWithSubscriptions: row.workWithSubscriptions,
    commissionPercent: row.commissionPercent,
  },
  schedule: {
    weekdays: row.deliveryWeekdays,
    cutoff: row.orderCutoff.slice(0, 5),
    processingDays: row.processingDays,
    durationDays: row.deliveryDurationDays,
    fromHour: row.windowFromHour,
    toHour: row.windowToHour,
    horizonDays: row.horizonDays,
    dailyDeliveries: row.dailyDeliveries,
  },
  isEnabled: row.isEnabled,
  isHidden: row.isHidden,
})

const rowOf = ({ id, profile, schedule, isEnabled, isHidden }: SellerState): OrganizationRow => ({
  id,
  type: profile.type,
  slug: profile.slug,
  title: profile.title,
  tagline: profile.tagline,
  story: [...profile.story],
  ownerName: profile.ownerName,
  smallImage: profile.smallImage,
  image: profile.image,
  hue: profile.hue,
  city: profile.city,
  settlement: profile.settlement,
  region: profile.region,
  regionCode: profile.regionCode,
  latitude: profile.coords.latitude,
  longitude: profile.coords.longitude,
  timeZone: profile.timeZone,
  legalName: profile.legalName,
  legalAddress: profile.legalAddress,
  tin: profile.tin,
  ien: profile.ien,
  taxSystem: profile.taxSystem,
  phone: profile.phone,
  hasTelephony: profile.hasTelephony,
  telephonyExtension: profile.telephonyExtension,
  callFromHour: profile.callFromHour,
  callToHour: profile.callToHour,
  termsOfUseLink: profile.termsOfUseLink,
  pdnLink: profile.pdnLink,
  withCdek: profile.withCdek,
  workWithSubscriptions: profile.workWithSubscriptions,
  commissionPercent: profile.commissionPercent,
  deliveryWeekdays: [...schedule.weekdays],
  orderCutoff: schedule.cutoff,
  processingDays: schedule.processingDays,
  deliveryDurationDays: schedule.durationDays,
  windowFromHour: schedule.fromHour,
  windowToHour: schedule.toHour,
  horizonDays: schedule.horizonDays,
  dailyDeliveries: schedule.dailyDeliveries,
  isEnabled,
  isHidden,
})

export async function nextOrganizationIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('organization', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

/** Locks sellers until the end of the transaction, in the order of ids; every command begins with this. */
export async function lockSellers(tx: Executor, ids: readonly number[]): Promise<SellerState[]> {
  const rows = await run<OrganizationRow>(
    tx,
    `select id, type, slug, title, tagline, story, owner_name as "ownerName", small_image as "smallImage", image,
       hue, city, settlement, region, region_code as "regionCode", latitude, longitude,
       time_zone as "timeZone", legal_name as "legalName", legal_address as "legalAddress", tin, ien,
       tax_system as "taxSystem", phone, has_telephony as "hasTelephony", telephony_extension as "telephonyExtension",
       call_from_hour as "callFromHour", call_to_hour as "callToHour", terms_of_use_link as "termsOfUseLink",
       pdn_link as "pdnLink", with_cdek as "withCdek", work_with_subscriptions as "workWithSubscriptions",
       commission_percent as "commissionPercent", delivery_weekdays as "deliveryWeekdays",
       order_cutoff as "orderCutoff", processing_days as "processingDays",
       delivery_duration_days as "deliveryDurationDays", window_from_hour as "windowFromHour",
       window_to_hour as "windowToHour", horizon_days as "horizonDays", daily_deliveries as "dailyDeliveries",
       is_enabled as "isEnabled", is_hidden as "isHidden"
     from organization where id = any($1::int[]) order by id for no key update`,
    [ids],
  )
  return rows.map(stateOf)
}

/** Adds sellers; all other columns have their defaults. */
export async function insertSellers(
  tx: Executor,
  sellers: readonly (SellerState & {
    readonly popularity: number
    readonly createdAt: Date | null
    /** Properties of the first picture. */
    readonly seen: Omit<GalleryPicture, 'source'>
  })[],
): Promise<void> {
  await run(
    tx,
    `insert into organization (id, type, slug, title, tagline, story, owner_name, small_image, image, image_alt,
       image_focus_x, image_focus_y, hue, city, settlement, region, region_code, latitude, longitude, time_zone,
       legal_name, legal_address, tin, ien, tax_system, phone, has_telephony, telephony_extension, call_from_hour, call_to_hour, terms_of_use_link, pdn_link, with_cdek,
       work_with_subscriptions, commission_percent, delivery_weekdays, order_cutoff, processing_days,
       delivery_duration_days, window_from_hour, window_to_hour, horizon_days, daily_deliveries, is_enabled, is_hidden,
       popularity, created_at)
     select id, type, slug, title, tagline, story, owner_name, small_image, image, image_alt,
       image_focus_x, image_focus_y, hue, city, settlement, region, region_code, latitude, longitude, time_zone,
       legal_name, legal_address, tin, ien, tax_system, phone, has_telephony, telephony_extension, call_from_hour, call_to_hour, terms_of_use_link, pdn_link, with_cdek,
       work_with_subscriptions, commission_percent, delivery_weekdays, order_cutoff, processing_days,
       delivery_duration_days, window_from_hour, window_to_hour, horizon_days, daily_deliveries, is_enabled, is_hidden,
       popularity, coalesce(created_at, shop_now())
     from jsonb_populate_recordset(null::organization, $1::jsonb)`,
    [
      JSON.stringify(
        sellers.map((seller) => ({
          ...columnsOf(rowOf(seller)),
          image_alt: seller.seen.alt,
          image_focus_x: seller.seen.focus?.x ?? null,
          image_focus_y: seller.seen.focus?.y ?? null,
          popularity: seller.popularity,
          created_at: seller.createdAt?.toISOString() ?? null,
        })),
      ),
    ],
  )
}

/** Stores the changeable columns of a seller. */
export async function saveSeller(tx: Executor, seller: SellerState): Promise<void> {
  await run(
    tx,
    `update organization as o set type = n.type, slug = n.slug, title = n.title, tagline = n.tagline, story = n.story,
       owner_name = n.owner_name, small_image = n.small_image, image = n.image, hue = n.hue,
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
    [JSON.stringify(columnsOf(rowOf(seller)))],
  )
}
