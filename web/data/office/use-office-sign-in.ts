import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useCode } from '../identity/use-code.ts'
import { officeApi } from './office-api.ts'
import { passkeyWords, signWithPasskey } from './passkeys.ts'

/** Steps of a sign-in: a phone with its code, then a code of the app; or a passkey, which replaces both. */
export function useOfficeSignIn(onDone: (member: OfficeMember) => void) {
  /** Phone whose second factor is asked for; null = the phone is asked for. */
  const [phone, setPhone] = useState<string | null>(null)
  const [isWithoutSms, setWithoutSms] = useState(false)
  const steps = useCode({
    ask: async (typed) => {
      const { sent } = await officeApi().signIn.requestOfficeCode({ body: { phone: typed } })
      if (sent) return sent
      setWithoutSms(true)
      setPhone(typed)
      return { challengeId: '', codeLength: 4, resendDelay: 0 }
    },
    use: async (brought) => {
      await officeApi().signIn.proveOfficePhone({ body: brought })
      return brought.phone
    },
    onDone: (proved) => {
      setWithoutSms(false)
      setPhone(proved)
    },
  })
  const factor = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (code: string) => officeApi().signIn.signInByFactor({ body: { phone: phone ?? '', code } }),
    onSuccess: onDone,
  })
  const passkey = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => {
      const { signIn } = officeApi()
      const { options } = await signIn.offerSignInPasskey()
      return signIn.signInByPasskey({ body: { credential: await signWithPasskey(options) } })
    },
    onSuccess: onDone,
  })
  return {
    steps,
    isFactorAsked: phone !== null,
    isWithoutSms,
    enter: (code: string) => {
      if (!factor.isPending) factor.mutate(code)
    },
    enterByPasskey: () => {
      if (!passkey.isPending) passkey.mutate()
    },
    changePhone: () => {
      factor.reset()
      steps.changePhone()
      setPhone(null)
    },
    isEntering: factor.isPending,
    isAskingKey: passkey.isPending,
    factorError: factor.isError ? refusalWords(factor.error, officePeople.signIn.failed) : undefined,
    keyError: passkey.isError ? passkeyWords(passkey.error) : undefined,
  }
}
