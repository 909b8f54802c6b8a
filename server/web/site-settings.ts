import type { Config } from '../platform/config/config.ts'

/** Settings of the shop for pages, without unset ones. */
export const siteSettings = (config: Config) => ({
  ...(config.AGENT_CAMPAIGN && { agentCampaign: config.AGENT_CAMPAIGN }),
  ...(config.CROSS_TAB_SHARING && { sharesTabs: true as const }),
  ...(config.APP_URL && { appUrl: config.APP_URL }),
  ...(config.YANDEX_MAPS_KEY && { yandexMapsKey: config.YANDEX_MAPS_KEY }),
  ...(config.MAP_TILES_URL && {
    mapTiles: { url: config.MAP_TILES_URL, attribution: config.MAP_TILES_ATTRIBUTION },
  }),
  support: { phone: config.SUPPORT_PHONE, hours: config.SUPPORT_HOURS, email: config.SUPPORT_EMAIL },
  ...(config.OWNER_NAME && {
    owner: { name: config.OWNER_NAME, address: config.OWNER_ADDRESS, ien: config.OWNER_IEN },
  }),
  ...(config.SELLER_COMMISSION !== undefined && { commissionPercent: config.SELLER_COMMISSION }),
})
