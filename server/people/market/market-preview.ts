import { createHmac } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** Cookie of a browser that sees the market before it opens. */
export const MARKET_PREVIEW_COOKIE = 'market-preview'
/** Lifetime of the cookie, s; every visit of the office renews it. */
const LIFETIME_S = 30 * 24 * 3_600

export interface MarketPreview {
  issue(): { readonly value: string; readonly maxAge: number }
  /** True = the cookie was issued by this market and has not expired. */
  isValid(cookie: string | undefined): boolean
}

/** Signed cookies of the preview: they name nobody and grant no more than the sight of an unopened market. */
export function createMarketPreview({ secret, clock }: { secret: string; clock: Clock }): MarketPreview {
  const seal = (until: string) => createHmac('sha256', secret).update(`market-preview:${until}`).digest('base64url')
  const nowS = () => Math.floor(clock().getTime() / 1_000)
  return {
    issue: () => {
      const until = String(nowS() + LIFETIME_S)
      return { value: `${until}.${seal(until)}`, maxAge: LIFETIME_S }
    },
    isValid: (cookie) => {
      const [, until = '', shown = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
      return until !== '' && Number(until) > nowS() && isSameSecret(shown, seal(until))
    },
  }
}
