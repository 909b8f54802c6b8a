import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { closedAreasOf, type Market } from '@okolitsa/domain/market/market.ts'
import type { Config } from '../platform/config/config.ts'

/** Settings of the shop for pages, without unset ones. */
export const siteSettings = (config: Config) => ({
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
      ...(emptyAreas.length > 0 && { emptyAreas }),
      ...(state === 'preparing' && { announcement: { story: identity.story, towns: identity.towns } }),
      ...(state === 'closed' && closing.message !== '' && { closingMessage: closing.message }),
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
