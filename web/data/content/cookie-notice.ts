import type { ContentBody } from '@okolitsa/contracts/content/content.ts'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { ShopContext } from '../../platform/loading/shop-context.ts'

/** Purposes of cookies and third parties: counters, A/B tests, personalization. */
const NOTIFICATION = 'cookie-notice'
const COUNTERS = 'cookie-counters'
const AB_TESTS = 'cookie-ab-tests'
const PERSONALIZATION = 'cookie-personalization'

/** Texts for the site's trackers: only the named third parties are loaded. */
export const codesFor = ({
  metrika,
  vkPixel,
  abTests,
  personalization,
}: NonNullable<SiteInfo['trackers']>): string[] => [
  NOTIFICATION,
  ...(metrika || vkPixel ? [COUNTERS] : []),
  ...(abTests ? [AB_TESTS] : []),
  ...(personalization ? [PERSONALIZATION] : []),
]

/** Text of the cookie notice; null = it could not be read, and without an answer no third party is loaded. */
export async function loadCookieNotice({ api, site }: Pick<ShopContext, 'api' | 'site'>): Promise<ContentBody | null> {
  const codes = codesFor(site.trackers ?? {})
  const answer = await api.content.cmsBlocks({ query: { codes: codes.join(',') } }).catch(() => null)
  return answer && codes.flatMap((code) => answer.items.find((block) => block.code === code)?.body ?? [])
}
