import type { EntryBody } from '@okolitsa/contracts/statements/office-entries.endpoints.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

const text = statements.ledger.manual

/** Manual entries that wait for approval. */
export const useWaitingEntries = () =>
  useQuery({ queryKey: officeKeys.entries, queryFn: () => officeApi().entries.listWaitingEntries() })

/** Proposes manual entries and their reversals. */
export function useEntryActions() {
  const queryClient = useQueryClient()
  const common = {
    meta: { showsOwnError: true },
    onSuccess: ({ proposal }: { proposal: object | null }) => {
      showToast({ tone: 'success', text: proposal ? text.sent : text.posted })
      return queryClient.invalidateQueries({ queryKey: officeKeys.entries })
    },
    onError: (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
  }
  return {
    propose: useMutation({
      ...common,
      mutationFn: (body: EntryBody) => officeApi().entries.proposeEntry({ body }),
    }),
    reverse: useMutation({
      ...common,
      mutationFn: ({ entryId, ...body }: { entryId: number; reason: string; document: string }) =>
        officeApi().entries.proposeReversal({ params: { entryId }, body }),
    }),
  }
}
