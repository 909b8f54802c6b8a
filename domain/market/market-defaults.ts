import { SHOP_LANGUAGE } from '../language/language.ts'
import { DEFAULT_PAYOUTS } from '../statements/payout-calendar.ts'
import { DEFAULT_THEME } from '../themes/site-theme.ts'
import type { MarketSettings } from './market.ts'

/** Settings of a market that its operator has not changed. */
export const defaultSettings = (name: string): MarketSettings => ({
  identity: {
    name,
    description: '',
    story: '',
    logo: null,
    theme: DEFAULT_THEME,
    languages: [SHOP_LANGUAGE, 'en'],
    place: null,
    towns: '',
  },
  operator: {
    kind: null,
    name: null,
    address: null,
    tin: null,
    ien: null,
    kpp: null,
    signatory: null,
    bankName: null,
    bic: null,
    account: null,
    correspondentAccount: null,
    vatMode: null,
  },
  contacts: { phone: null, hours: null, email: null, links: {} },
  closedAreas: [],
  fees: { commissionPercent: null },
  payouts: DEFAULT_PAYOUTS,
  closing: { message: '' },
})

/** Groups of stored settings; an earlier release may have stored fewer groups and fields. */
export type StoredSettings = { readonly [Group in keyof MarketSettings]?: Partial<MarketSettings[Group]> }

/** Stored settings with defaults for the fields that an earlier release did not know. */
export function settingsOf(stored: StoredSettings): MarketSettings {
  const defaults = defaultSettings('')
  return {
    identity: { ...defaults.identity, ...stored.identity },
    operator: { ...defaults.operator, ...stored.operator },
    contacts: { ...defaults.contacts, ...stored.contacts },
    closedAreas: (stored.closedAreas as MarketSettings['closedAreas'] | undefined) ?? defaults.closedAreas,
    fees: { ...defaults.fees, ...stored.fees },
    payouts: { ...defaults.payouts, ...stored.payouts },
    closing: { ...defaults.closing, ...stored.closing },
  }
}
