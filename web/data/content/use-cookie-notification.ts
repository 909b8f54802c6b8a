import type { ContentBody } from '@okolitsa/contracts/content/content.ts'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { contentKeys } from './keys.ts'

/** What cookies are for, and who else learns of it: counters of others, A/B tests, personalization. */
const NOTIFICATION = 'cookie-notice'
const COUNTERS = 'cookie-counters'
const AB_TESTS = 'cookie-ab-tests'
const PERSONALIZATION = 'cookie-personalization'

/** What is said where the site has these trackers: nobody learns of a visit who was not named. */
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

/** What the notice about cookies says; null while it is not there. */
export function useCookieNotification(trackers: SiteInfo['trackers']): ContentBody | null {
  const codes = codesFor(trackers ?? {})
  const { data } = useQuery({
    queryKey: contentKeys.blocks(codes),
    queryFn: () => shopApi().content.cmsBlocks({ query: { codes: codes.join(',') } }),
    staleTime: Number.POSITIVE_INFINITY,
    // nobody is counted before they were asked: a notice that does not come takes nothing away
    meta: { showsOwnError: true },
  })
  return data ? codes.flatMap((code) => data.items.find((block) => block.code === code)?.body ?? []) : null
}
