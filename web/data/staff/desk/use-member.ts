import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { useQuery } from '@tanstack/react-query'
import { cabinetApi, findMember } from './cabinet-api.ts'
import { staffDeskKeys } from './keys.ts'

/** The signed-in member, for a page that failed to load; null = none, or loading. */
export function useMember(): StaffMember | null {
  const { data } = useQuery({
    queryKey: staffDeskKeys.member,
    queryFn: () => findMember(cabinetApi()),
    gcTime: 0,
    retry: false,
    meta: { showsOwnError: true },
  })
  return data ?? null
}
