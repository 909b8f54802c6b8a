import type { ContentBody } from '@okolitsa/contracts/content/content.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { contentKeys } from './keys.ts'

/** What cookies are for, and who else counts when there are counters of others. */
const NOTIFICATION = 'cookie-notice'
const COUNTERS = 'cookie-counters'

/** What the notice about cookies says; null while it is not there. */
export function useCookieNotification(hasCounters: boolean): ContentBody | null {
  const codes = hasCounters ? [NOTIFICATION, COUNTERS] : [NOTIFICATION]
  const { data } = useQuery({
    queryKey: contentKeys.blocks(codes),
    queryFn: () => shopApi().content.cmsBlocks({ query: { codes: codes.join(',') } }),
    staleTime: Number.POSITIVE_INFINITY,
    // nobody is counted before they were asked: a notice that does not come takes nothing away
    meta: { showsOwnError: true },
  })
  return data ? codes.flatMap((code) => data.items.find((block) => block.code === code)?.body ?? []) : null
}
