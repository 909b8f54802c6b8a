import type { ContentBody } from '@okolitsa/contracts/content/content.ts'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { contentKeys } from './keys.ts'

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

/** Content of the cookie banner; null while loading. */
export function useCookieNotification(trackers: SiteInfo['trackers']): ContentBody | null {
  const codes = codesFor(trackers ?? {})
  const { data } = useQuery({
    queryKey: contentKeys.blocks(codes),
    queryFn: () => shopApi().content.cmsBlocks({ query: { codes: codes.join(',') } }),
    staleTime: Number.POSITIVE_INFINITY,
    // without an answer no third party is loaded: a banner that fails to load needs no error message
    meta: { showsOwnError: true },
  })
  return data ? codes.flatMap((code) => data.items.find((block) => block.code === code)?.body ?? []) : null
}
