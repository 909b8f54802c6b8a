import type { Company } from '@okolitsa/domain/companies/company.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { KITCHEN_SCHEDULE } from '@okolitsa/domain/restaurants/kitchen-schedule.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import type { NewSeller } from '../../../supply/sellers/ports.ts'
import { INITIAL_PROFILES } from '../policy.ts'

/** Schedule without days, which a farm chooses for itself. */
const WITHOUT_DAYS: NewSeller['schedule'] = {
  weekdays: [],
  cutoff: '12:00',
  processingDays: 1,
  durationDays: 0,
  fromHour: 10,
  toHour: 20,
  horizonDays: 14,
  dailyDeliveries: null,
}
export interface Beginning {
  readonly trade: Trade
  readonly title: string
  readonly slug: string
  readonly taxSystem: SellerProfile['taxSystem']
  /** Commission of the market at the registration, per cent; later changes of the market do not change it. */
  readonly commissionPercent: number | null
}

/**
 * The initial seller: data of the register without any promises. The marketplace hides it until its application is
 * approved. @param town town of the company's registration, with coordinates
 */
export function newSellerOf(
  company: Company,
  town: Location,
  { trade, title, slug, taxSystem, commissionPercent }: Beginning,
): NewSeller {
  const { type, picture, hue } = INITIAL_PROFILES[trade]
  return {
    profile: {
      type,
      slug,
      title,
      tagline: '',
      story: [],
      ownerName: company.head,
      smallImage: picture,
      image: picture,
      hue,
      city: town.city ?? (town.settlement ? null : company.city),
      settlement: town.settlement,
      region: REGION_TITLES[company.regionCode],
      regionCode: company.regionCode,
      coords: town.coords,
      timeZone: findRegion(company.regionCode)?.timeZone ?? 'Europe/Moscow',
      legalName: company.legalName,
      legalAddress: company.legalAddress,
      tin: company.tin,
      ien: company.ien,
      taxSystem,
      phone: null,
      hasTelephony: false,
      telephonyExtension: null,
      callFromHour: 9,
      callToHour: 20,
      termsOfUseLink: null,
      pdnLink: null,
      withCdek: false,
      workWithSubscriptions: false,
      commissionPercent,
    },
    schedule: type === 'restaurant' ? KITCHEN_SCHEDULE : WITHOUT_DAYS,
    documents: [],
    paymentMethods: ['sbp'],
    rates: [],
    tradePlaces: [],
    isHidden: true,
  }
}
