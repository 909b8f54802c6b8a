import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isMobilePhone, mobilePhoneOf } from '@okolitsa/domain/identity/person-fields.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { visitor } from '../visitor/visitor.ts'
import { identityKeys } from './keys.ts'
import { useCountdown } from './use-countdown.ts'

const text = identity.signIn

/** What went wrong, in words, for the field it belongs to. */
function messageOf(error: unknown, field: 'phone' | 'code'): string {
  if (!isApiProblem(error)) return text.offline
  const { code, title, errors, retryAfter } = error.problem
  if (errors?.[field]) return errors[field]
  return code === 'TOO_MANY_REQUESTS' && retryAfter ? text.wait(retryAfter) : title
}

/** Sign-in by phone and code: one step after another, the code may be asked again after a while. */
export function useSignIn() {
  const queryClient = useQueryClient()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ challengeId: string; codeLength: number } | null>(null)
  const [error, setError] = useState<string>()
  const resend = useCountdown()

  const request = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => shopApi().identity.requestCode({ body: { phone } }),
    onSuccess: ({ resendDelay, ...challenge }) => {
      setCode('')
      setError(undefined)
      setSent(challenge)
      resend.start(resendDelay)
    },
    onError: (problem) => {
      setError(messageOf(problem, 'phone'))
      if (isApiProblem(problem) && problem.problem.retryAfter) resend.start(problem.problem.retryAfter)
    },
  })
  const enter = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (typed: string) => {
      const { identity: calls } = shopApi()
      const { user: customer } = await calls.signIn({ body: { phone, code: typed, challengeId: sent?.challengeId } })
      if (customer.agreementConfirmedAt !== null) return customer
      // the form says that going on is the consent; a cut line leaves it to the next time
      return calls.confirmAgreement().catch(() => customer)
    },
    onSuccess: (customer) => {
      queryClient.setQueryData(identityKeys.customer, customer)
      visitor.signedIn()
    },
    onError: (problem) => {
      setCode('')
      setError(messageOf(problem, 'code'))
    },
  })

  return {
    phone,
    code,
    isCodeSent: sent !== null,
    codeLength: sent?.codeLength ?? 4,
    error,
    secondsToResend: resend.seconds,
    isRequesting: request.isPending,
    isEntering: enter.isPending,
    setPhone(value: string) {
      setPhone(value)
      setError(undefined)
    },
    setCode(value: string) {
      // the field stays enabled while the code is checked: a disabled one would lose the focus and the keyboard
      if (enter.isPending) return
      setCode(value)
      if (value) setError(undefined)
    },
    requestCode() {
      if (request.isPending || resend.seconds > 0) return
      if (isMobilePhone(mobilePhoneOf(phone))) request.mutate()
      else setError(phone ? validationTexts.phone : validationTexts.required)
    },
    enter(typed: string) {
      if (!enter.isPending) enter.mutate(typed)
    },
    changePhone() {
      setSent(null)
      setError(undefined)
    },
  }
}
