import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { useQuery } from '@tanstack/react-query'
import { cabinetApi, findMember } from './cabinet-api.ts'
import { cabinetKeys } from './keys.ts'

/** Who works here, where the page could not be loaded and does not say so; null = nobody, or not known. */
export function useMember(): StaffMember | null {
  const { data } = useQuery({
    queryKey: cabinetKeys.member,
    queryFn: () => findMember(cabinetApi()),
    gcTime: 0,
    retry: false,
    meta: { showsOwnError: true },
  })
  return data ?? null
}
