/** Settings of an empty market over the embedded database, for trying the set-up next to the demo. */

/** Data of the empty market, apart from the demo's. */
const EMPTY_DATA_DIR = '.data-empty'

/** True = the market is to start without the demo: by the flag, or by the setting outside of production. */
const isEmpty = (args, environment) =>
  args.includes('--empty') || (environment.OKOLITSA_DEMO === '0' && environment.NODE_ENV !== 'production')

/**
 * Settings that make a market empty, or none when the demo is wanted. A given setting wins over them, so a real service
 * can be tried in an empty market.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string>}
 */
export function emptyMarketSettings(args, environment) {
  if (!isEmpty(args, environment)) return {}
  return {
    OKOLITSA_DEMO: '0',
    OKOLITSA_DATA_DIR: environment.OKOLITSA_DATA_DIR || EMPTY_DATA_DIR,
    // the register of companies fills in the operator
    DADATA_MODE: environment.DADATA_MODE || (environment.DADATA_TOKEN ? 'live' : 'emulator'),
  }
}
