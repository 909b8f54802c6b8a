import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { navigate } from '../../platform/router/router.ts'
import { useCode } from '../identity/use-code.ts'
import { officeApi } from './office-api.ts'
import { makePasskey, passkeyWords } from './passkeys.ts'

/** Exchanges the one-time link, once, and leaves its address; true = the link is over. */
export function useStartLink(token: string): boolean {
  const taken = useRef(false)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    officeApi()
      .start.takeStartLink({ body: { token } })
      .then(
        // the token must stay neither in the address nor in the history
        () => navigate('/office/start', { replace: true }),
        () => setOver(true),
      )
  }, [token])
  return isOver
}

/** Name and phone of the future owner; the phone is proved by a code unless no SMS can be sent. */
export function useIntroduction({
  name,
  initialPhone,
  onDone,
}: {
  name: string
  initialPhone: string
  onDone: (phone: { readonly isProved: boolean }) => void
}) {
  const introduce = (phone: string, proof: { code?: string; challengeId?: string | undefined } = {}) =>
    officeApi().start.introduceOwner({
      body: {
        name,
        phone,
        ...(proof.code !== undefined && { code: proof.code }),
        ...(proof.challengeId !== undefined && { challengeId: proof.challengeId }),
      },
    })
  return useCode({
    initialPhone,
    ask: async (phone) => {
      const { sent } = await officeApi().start.requestOwnerCode({ body: { phone } })
      if (sent) return sent
      const { isPhoneProved } = await introduce(phone)
      onDone({ isProved: isPhoneProved })
      return { challengeId: '', codeLength: 4, resendDelay: 0 }
    },
    use: ({ phone, code, challengeId }) => introduce(phone, { code, challengeId }),
    onDone: ({ isPhoneProved }) => onDone({ isProved: isPhoneProved }),
  })
}

/** Proves the phone for which another person made the link, unless no SMS can be sent. */
export const useLinkPhone = (onDone: (phone: { readonly isProved: boolean }) => void) =>
  useCode({
    isPhoneKnown: true,
    ask: async () => {
      const { sent } = await officeApi().start.requestLinkCode()
      if (sent) return sent
      onDone({ isProved: false })
      return { challengeId: '', codeLength: 4, resendDelay: 0 }
    },
    use: ({ code, challengeId }) =>
      officeApi().start.proveLinkPhone({ body: { code, ...(challengeId !== undefined && { challengeId }) } }),
    onDone: () => onDone({ isProved: true }),
  })

/** Makes the owner by a new passkey; `onDone` gets the recovery codes. */
export function useOwnerPasskey(onDone: (codes: readonly string[]) => void) {
  const make = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => {
      const { start } = officeApi()
      const { options } = await start.offerOwnerPasskey()
      return start.becomeOwnerByPasskey({ body: { credential: await makePasskey(options) } })
    },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return { make, error: make.isError ? passkeyWords(make.error) : undefined }
}

/** Makes the owner by an authenticator app; `onDone` gets the recovery codes. */
export function useOwnerTotp(onDone: (codes: readonly string[]) => void) {
  const offer = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => officeApi().start.offerOwnerTotp(),
  })
  const confirm = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (code: string) =>
      officeApi().start.becomeOwnerByTotp({ body: { sealed: offer.data?.sealed ?? '', code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const words = (error: unknown) => refusalWords(error, officePeople.access.failed)
  return {
    offer,
    confirm,
    offerError: offer.isError ? words(offer.error) : undefined,
    error: confirm.isError ? words(confirm.error) : undefined,
  }
}
