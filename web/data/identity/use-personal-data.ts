import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { PersonalData } from '@okolitsa/contracts/personal-data/personal-data.endpoints.ts'
import { personalDataText as text } from '@okolitsa/strings/ru/personal-data.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { visitor } from '../visitor/visitor.ts'
import { identityKeys } from './keys.ts'
import { identityQueries } from './queries.ts'
import { useCode } from './use-code.ts'

/** Polling interval while an archive is being made, ms. */
const LOOK_EVERY_MS = 3_000

/** The archive and obstacles to the deletion of the account; polls while the archive is being made. */
export function usePersonalData(initial: PersonalData) {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...identityQueries.personalData(),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.export.state === 'waiting' ? LOOK_EVERY_MS : false),
  })
  const ask = useMutation({
    mutationFn: () => shopApi().personalData.askForExport(),
    onSuccess: (answer) => queryClient.setQueryData(identityKeys.personalData, answer),
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    },
  })
  return { data, ask }
}

const confirmation = () => shopApi().personalData.requestConfirmation()
const nothing = () => undefined

/** Opens the archive by a code sent to the customer's own phone. */
export const useOpenArchive = (phone: string, onOpened: (archive: { json: string; html: string }) => void) =>
  useCode({
    initialPhone: phone,
    mistakeOf: nothing,
    ask: confirmation,
    use: ({ code, challengeId }) => shopApi().personalData.openExport({ body: { code, challengeId } }),
    onDone: onOpened,
  })

/** Deletes the account by a code sent to the customer's own phone; all sessions end. */
export const useDeleteAccount = (phone: string, onDeleted: () => void) =>
  useCode({
    initialPhone: phone,
    mistakeOf: nothing,
    ask: confirmation,
    use: ({ code, challengeId }) => shopApi().personalData.deleteAccount({ body: { code, challengeId } }),
    onDone: () => {
      visitor.signedOut()
      showToast({ tone: 'info', text: text.deleted })
      onDeleted()
    },
  })
