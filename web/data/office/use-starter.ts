import type { StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { starterQuery } from './queries.ts'

/** Starter data: what is applied, and its application. */
export function useStarter() {
  const queryClient = useQueryClient()
  const state = useQuery(starterQuery())
  const apply = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (kinds: StarterKind[]) => officeApi().starter.applyStarter({ body: { kinds } }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(officeKeys.starter, answer)
      await queryClient.invalidateQueries({ queryKey: officeKeys.market })
    },
  })
  return { state, apply }
}
