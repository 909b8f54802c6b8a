import type { Today } from '@okolitsa/contracts/today/today.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../platform/live/use-live.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { todayDeskKeys } from './keys.ts'

/** What becomes late does so by itself, and a stream that is cut may stay silent, ms. */
const ASK_MS = 60_000

/**
 * A seller's day, followed as it goes; undefined until it is known.
 * @param organizationId null = nobody's
 */
export function useToday(organizationId: number | null, initial?: Today): Today | undefined {
  const queryClient = useQueryClient()
  useLive(
    organizationId === null ? [] : [`staff:${organizationId}`],
    () => void queryClient.invalidateQueries({ queryKey: todayDeskKeys.today }),
    'staff',
  )
  const { data } = useQuery({
    queryKey: todayDeskKeys.todayOf(organizationId ?? 0),
    queryFn: () => cabinetApi().today.getToday({ query: organizationId === null ? {} : { organizationId } }),
    enabled: organizationId !== null,
    ...(initial && { initialData: initial }),
    refetchInterval: ASK_MS,
    // the page shows what it knew
    meta: { showsOwnError: true },
    retry: false,
  })
  return data
}
