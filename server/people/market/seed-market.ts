import type { MarketSettings } from '@okolitsa/domain/market/market.ts'
import { defaultSettings } from '@okolitsa/domain/market/market-defaults.ts'
import type { Config } from '../../platform/config/config.ts'

const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/**
 * Settings of a market at its first start: the environment variables that earlier releases read at every start, and
 * the host instead of a name. Later values of these variables have no effect.
 */
export function seedOf(config: Config): MarketSettings {
  const settings = defaultSettings(new URL(config.PUBLIC_URL).hostname)
  return {
    ...settings,
    operator: {
      ...settings.operator,
      name: config.OWNER_NAME ?? null,
      address: config.OWNER_ADDRESS ?? null,
      ien: config.OWNER_IEN ?? null,
      tin: config.FISCAL_COMPANY_TIN ?? null,
    },
    contacts: {
      phone: config.SUPPORT_PHONE ?? null,
      hours: config.SUPPORT_HOURS ?? null,
      email: config.SUPPORT_EMAIL ?? null,
      links: present({
        blog: config.BLOG_URL,
        travel: config.TRAVEL_URL,
        becomeSeller: config.BECOME_SELLER_URL,
        sellerTerms: config.SELLER_TERMS_URL,
        vk: config.VK_URL,
        telegram: config.TELEGRAM_URL,
        ok: config.OK_URL,
        app: config.APP_URL,
      }),
    },
    fees: { commissionPercent: config.SELLER_COMMISSION ?? null },
  }
}
