import type { Proposed } from '@okolitsa/contracts/office/office-approvals.ts'
import type { OfficeInvitation, OfficePerson, OfficeTeam } from '@okolitsa/contracts/office/office-people.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { teamQuery } from './queries.ts'

/** Interval at which the page shows sessions and changes of others, ms. */
const REFRESH_MS = 30_000

/** People and invitations of the office, kept fresh while the page is open. */
export const useTeam = (initial: OfficeTeam): OfficeTeam =>
  useQuery({ ...teamQuery(), initialData: initial, refetchInterval: REFRESH_MS }).data

/** Names of the active owners; empty while loading. */
export function useOwnerNames(): readonly string[] {
  const { data } = useQuery({
    queryKey: officeKeys.owners,
    queryFn: () => officeApi().people.listOfficeOwners(),
    retry: false,
    meta: { showsOwnError: true },
  })
  return data?.names ?? []
}

/** A change of people: the list is read anew, also after a refusal, which is a toast. */
function useChange<Given, Answer>(
  make: (given: Given) => Promise<Answer>,
  done?: string | ((answer: Answer) => string),
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: make,
    onSuccess: (answer) => {
      if (done !== undefined) showToast({ tone: 'success', text: typeof done === 'string' ? done : done(answer) })
    },
    onError: (error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    onSettled: () => client.invalidateQueries({ queryKey: officeKeys.team }),
  })
}

export interface TypedPerson {
  readonly name: string
  readonly phone: string
  readonly roles: readonly OfficeRole[]
  /** True = an SMS is sent. */
  readonly isSent: boolean
}

/** Invites a person; field errors stay with the form. */
export function useInvitePerson() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ roles, ...typed }: TypedPerson) =>
      officeApi().people.inviteOfficePerson({ body: { ...typed, roles: [...roles] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: officeKeys.team }),
    meta: { showsOwnError: true },
  })
}

/** Makes a new link of an invitation, or withdraws it. */
export function useOfficeInvitation({ id }: Pick<OfficeInvitation, 'id'>) {
  return {
    renew: useChange((isSent: boolean) =>
      officeApi().people.renewOfficeInvitation({ params: { id }, body: { isSent } }),
    ),
    withdraw: useChange(
      () => officeApi().people.withdrawOfficeInvitation({ params: { id } }),
      text.invitations.withdrawn,
    ),
  }
}

/** Message of a change that may wait for the approval of another person. */
const proposedOr =
  (done: string) =>
  ({ approval }: { readonly approval: Proposed | null }): string =>
    approval ? text.approvals.sent : done

/** Changes of one person. */
export function useOfficePerson({ id, roles: seen }: Pick<OfficePerson, 'id' | 'roles'>) {
  const params = { id }
  return {
    setRoles: useChange(
      (roles: readonly OfficeRole[]) =>
        officeApi().people.setOfficeRoles({ params, body: { roles: [...roles], seen: [...seen] } }),
      proposedOr(text.person.saved),
    ),
    deactivate: useChange(() => officeApi().people.deactivateOfficePerson({ params }), text.person.deactivated),
    activate: useChange(() => officeApi().people.activateOfficePerson({ params }), proposedOr(text.person.activated)),
    endSessions: useChange(() => officeApi().people.endOfficePersonSessions({ params }), text.person.sessionsEnded),
    resetFactors: useChange((isSent: boolean) => officeApi().people.resetOfficeFactors({ params, body: { isSent } })),
  }
}
