import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { closedAreasOf, type Market } from '@okolitsa/domain/market/market.ts'
import type { OutsideService } from '@okolitsa/domain/outside-services/outside-service.ts'
import type { Config } from '../platform/config/config.ts'

/** Settings that may be `emulator`, by the service. */
const SERVICE_OF_SETTING: Readonly<Record<string, OutsideService>> = {
  SMS_PROVIDER: 'sms',
  EMAIL_MODE: 'email',
  RBS_MODE: 'rbs',
  SBP_MODE: 'sbp',
  PAYANYWAY_MODE: 'payanyway',
  FISCAL_MODE: 'fiscal',
  CDEK_MODE: 'cdek',
  DADATA_MODE: 'dadata',
  DBO_MODE: 'dbo',
  MANGO_MODE: 'mango',
  SMOTRESHKA_MODE: 'smotreshka',
}

/** Settings of the shop for pages, without unset ones. */
export const siteSettings = (config: Config) => ({
  // in the demo all services are emulated, as its name says
  ...(!config.OKOLITSA_DEMO &&
    config.EMULATED.length > 0 && { emulated: config.EMULATED.flatMap((name) => SERVICE_OF_SETTING[name] ?? []) }),
  ...(config.AGENT_CAMPAIGN && { agentCampaign: config.AGENT_CAMPAIGN }),
  ...(config.CROSS_TAB_SHARING && { sharesTabs: true as const }),
  ...(config.YANDEX_MAPS_KEY && { yandexMapsKey: config.YANDEX_MAPS_KEY }),
  ...(config.MAP_TILES_URL && {
    mapTiles: { url: config.MAP_TILES_URL, attribution: config.MAP_TILES_ATTRIBUTION },
  }),
})

type MarketInfo = Pick<SiteInfo, 'market' | 'support' | 'owner' | 'commissionPercent' | 'appUrl' | 'links'>

/** The market for pages, without unset fields. */
export function marketInfoOf(market: Market, emptyAreas: readonly Area[] = []): MarketInfo {
  const { identity, operator, contacts, fees, state, closing } = market
  const { phone, hours, email } = contacts
  const { app, ...links } = contacts.links
  return {
    market: {
      name: identity.name,
      ...(identity.description !== '' && { description: identity.description }),
      ...(identity.logo !== null && { logo: identity.logo }),
      state,
      closedAreas: closedAreasOf(market),
      ...(state === 'preparing' && { announcement: { story: identity.story, towns: identity.towns } }),
      ...(state === 'closed' && closing.message !== '' && { closingMessage: closing.message }),
      ...(identity.languages.length < LANGUAGES.length && { languages: identity.languages }),
      ...(emptyAreas.length > 0 && { emptyAreas }),
    },
    support: { ...(phone && { phone }), ...(phone && hours && { hours }), ...(email && { email }) },
    ...(operator.name !== null && {
      owner: { name: operator.name, address: operator.address ?? undefined, ien: operator.ien ?? undefined },
    }),
    ...(fees.commissionPercent !== null && { commissionPercent: fees.commissionPercent }),
    ...(app && { appUrl: app }),
    links,
  }
}
