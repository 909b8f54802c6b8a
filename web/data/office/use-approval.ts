import type { OfficeApproval } from '@okolitsa/contracts/office/office-approvals.ts'
import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { passkeyWords, signWithPasskey } from './passkeys.ts'

/** The approval of a change by a factor that is asked for this change, or its end without a change. */
export function useApproval({ id, digest, isOwn }: Pick<OfficeApproval, 'id' | 'digest' | 'isOwn'>) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: officeKeys.team })
  const params = { id }
  const code = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (typed: string) => officeApi().approvals.approveByCode({ params, body: { digest, code: typed } }),
    onSettled: refresh,
  })
  const passkey = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => {
      const { approvals } = officeApi()
      const { options } = await approvals.offerApprovalPasskey({ params, body: { digest } })
      const credential = await signWithPasskey(options)
      return approvals.approveByPasskey({ params, body: { digest, credential } })
    },
    onSettled: refresh,
  })
  const end = useMutation({
    mutationFn: () => officeApi().approvals.endApproval({ params }),
    onSuccess: () => showToast({ tone: 'success', text: isOwn ? text.approvals.withdrawn : text.approvals.refused }),
    onError: (error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    onSettled: refresh,
  })
  return {
    code,
    passkey,
    end,
    /** The answer of the approval; undefined = it is not approved. */
    approved: code.data ?? passkey.data,
    codeError: code.isError ? refusalWords(code.error, text.failed) : undefined,
    keyError: passkey.isError ? passkeyWords(passkey.error) : undefined,
  }
}
