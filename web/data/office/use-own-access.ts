import type { EndpointReceived } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { officeAccessEndpoints } from '@okolitsa/contracts/office/office-access.endpoints.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { makePasskey, passkeyWords } from './passkeys.ts'
import { factorsQuery, sessionsQuery } from './queries.ts'

type Received<Name extends keyof typeof officeAccessEndpoints> = EndpointReceived<(typeof officeAccessEndpoints)[Name]>

const text = officePeople.access

/** A change of the person's own access: data is read anew, a failure is a toast. */
function useChange<Given, Answer>(
  make: (given: Given) => Promise<Answer>,
  { done, words = (error) => refusalWords(error, text.failed) }: { done?: string; words?: (error: unknown) => string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: make,
    onSuccess: () => done !== undefined && showToast({ tone: 'success', text: done }),
    onError: (error) => showToast({ tone: 'error', text: words(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: officeKeys.all }),
  })
}

/** Factors of the signed-in person with their changes. */
export function useOwnFactors(initial: Received<'getOfficeFactors'>) {
  const { data } = useQuery({ ...factorsQuery(), initialData: initial })
  return {
    factors: data,
    addPasskey: useChange(
      async () => {
        const { access } = officeApi()
        const { options } = await access.offerPasskey()
        return access.addPasskey({ body: { credential: await makePasskey(options) } })
      },
      { done: text.added, words: passkeyWords },
    ),
    removePasskey: useChange((id: string) => officeApi().access.removePasskey({ params: { id } }), {
      done: text.removed,
    }),
    offerTotp: useChange(() => officeApi().access.offerTotp(), {}),
    removeTotp: useChange(() => officeApi().access.removeTotp(), { done: text.removed }),
    renewCodes: useChange(() => officeApi().access.renewRecoveryCodes(), {}),
  }
}

/** Confirms a new authenticator app; the error is shown at the field. */
export function useConfirmTotp(onDone: () => void) {
  const client = useQueryClient()
  const confirm = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (body: { sealed: string; code: string }) => officeApi().access.confirmTotp({ body }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.totpAdded })
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: officeKeys.all }),
  })
  return { confirm, error: confirm.isError ? refusalWords(confirm.error, text.failed) : undefined }
}

/** Open sessions of the signed-in person with their ends. */
export function useOwnSessions(initial: Received<'listOfficeSessions'>) {
  const { data } = useQuery({ ...sessionsQuery(), initialData: initial })
  return {
    sessions: data.items,
    end: useChange((id: string) => officeApi().access.endOfficeSession({ params: { id } }), { done: text.ended }),
    endOthers: useChange(() => officeApi().access.endOtherOfficeSessions(), { done: text.ended }),
  }
}
