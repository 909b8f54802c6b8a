import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useMutation } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { officeApi } from './office-api.ts'
import { passkeyWords, signWithPasskey } from './passkeys.ts'
import { useOfficeMember } from './use-office-member.ts'

/** Ways to prove the second factor again; `onDone` is called after one of them. */
export function useFactorAgain(onDone: () => void) {
  const member = useOfficeMember()
  const code = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (typed: string) => officeApi().access.proveFactor({ body: { code: typed } }),
    onSuccess: onDone,
  })
  const passkey = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => {
      const { access } = officeApi()
      const { options } = await access.offerFactorPasskey()
      return access.proveFactorByPasskey({ body: { credential: await signWithPasskey(options) } })
    },
    onSuccess: onDone,
  })
  return {
    member,
    code,
    passkey,
    codeError: code.isError ? refusalWords(code.error, officePeople.access.failed) : undefined,
    keyError: passkey.isError ? passkeyWords(passkey.error) : undefined,
  }
}
