import type { Today } from '@okolitsa/contracts/today/today.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../platform/live/use-live.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { todayDeskKeys } from './keys.ts'

/** Polling interval, ms: tasks become overdue without an event, and a broken stream is silent. */
const ASK_MS = 60_000

/** A seller's day, updated live; undefined while loading. @param organizationId null = no seller */
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
    // the page keeps showing the last data
    meta: { showsOwnError: true },
    retry: false,
  })
  return data
}
