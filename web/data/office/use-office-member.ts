import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { useQuery } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { findOfficeMember, officeApi } from './office-api.ts'

/** The signed-in person, for a page that failed to load; null = none, or loading. */
export function useOfficeMember(): OfficeMember | null {
  const { data } = useQuery({
    queryKey: officeKeys.member,
    queryFn: () => findOfficeMember(officeApi()),
    gcTime: 0,
    retry: false,
    meta: { showsOwnError: true },
  })
  return data ?? null
}
