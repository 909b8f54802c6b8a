import type { Team } from '@okolitsa/contracts/sellers/team.ts'
import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import { team as text } from '@okolitsa/strings/ru/team.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sellersDeskKeys } from './keys.ts'

export interface Invited {
  readonly phone: string
  readonly name: string
  readonly role: SellerRole
}

/** Members of a seller: start with the page's data; every response replaces them. */
export function useTeam(organizationId: number, initial: Team) {
  const queryClient = useQueryClient()
  const queryKey = sellersDeskKeys.team(organizationId)
  const params = { id: organizationId }
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().team.getTeam({ params }),
    initialData: initial,
  })
  const saved = (words: string) => (next: Team) => {
    queryClient.setQueryData(queryKey, next)
    showToast({ tone: 'success', text: words })
  }
  const onError = (error: Error) => {
    showToast({ tone: 'error', text: refusalWords(error, text.failed) })
    // a refusal may be caused by outdated data
    void queryClient.invalidateQueries({ queryKey })
  }
  const invite = useMutation({
    mutationFn: (body: Invited) => cabinetApi().team.inviteMember({ params, body }),
    meta: { showsOwnError: true },
    onSuccess: saved(text.invite.sent),
  })
  const revoke = useMutation({
    mutationFn: (invitationId: number) => cabinetApi().team.revokeInvitation({ params: { ...params, invitationId } }),
    onSuccess: saved(text.invitations.revoked),
    onError,
  })
  const change = useMutation({
    mutationFn: ({ staffId, role }: { staffId: number; role: SellerRole }) =>
      cabinetApi().team.changeMember({ params: { ...params, staffId }, body: { role } }),
    onSuccess: saved(text.member.saved),
    onError,
  })
  const remove = useMutation({
    mutationFn: ({ staffId }: { staffId: number; isYou: boolean }) =>
      cabinetApi().team.removeMember({ params: { ...params, staffId } }),
    onSuccess: (next, { isYou }) => {
      // a member who has left has no access to this cabinet
      if (isYou) window.location.assign('/cabinet')
      else saved(text.member.removed)(next)
    },
    onError,
  })
  return { team: data, invite, revoke, change, remove }
}
