import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isMobilePhone, phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useBrowserLayoutEffect } from '../../platform/forms/use-browser-layout-effect.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { type KeptCode, keptCodes, restoredCode, type SentCode } from './kept-code.ts'
import { useCountdown } from './use-countdown.ts'

const text = identity.signIn

function messageOf(error: unknown, field: 'phone' | 'code'): string {
  if (!isApiProblem(error)) return text.offline
  const { code, title, errors, retryAfter } = error.problem
  if (errors?.[field]) return errors[field]
  if (errors?.phone) return errors.phone
  return code === 'TOO_MANY_REQUESTS' && retryAfter ? text.wait(retryAfter) : title
}

export interface BroughtCode {
  readonly phone: string
  readonly code: string
  readonly challengeId: string | undefined
}

/**
 * The steps of a phone and a code sent to it; the code can be requested again after a while. @param options.use uses
 * the code; its failure is displayed at the field @param options.keptAs name under which number and step survive a
 * reload; absent = they do not @param options.mistakeOf reason why a phone is invalid; undefined = it is valid
 */
export function useCode<Answer>({
  initialPhone = '',
  ask = (phone) => shopApi().identity.requestCode({ body: { phone } }),
  use,
  onDone,
  mistakeOf = () => undefined,
  isPhoneKnown = false,
  keptAs,
}: {
  initialPhone?: string
  ask?: (phone: string) => Promise<{ challengeId: string; codeLength: number; resendDelay: number }>
  use: (brought: BroughtCode) => Promise<Answer>
  onDone: (answer: Answer) => void
  mistakeOf?: (phone: string) => string | undefined
  /** Whether the server stores the recipient, so that no number is typed. */
  isPhoneKnown?: boolean
  keptAs?: string
}) {
  const [phone, setPhone] = useState(initialPhone)
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<SentCode | null>(null)
  const [error, setError] = useState<string>()
  const resend = useCountdown()
  const keep = (typed: string, code: KeptCode['sent']) => {
    if (keptAs !== undefined) keptCodes.put(keptAs, { phone: typed, sent: code })
  }
  const { start: countDown } = resend
  // after hydration: the server does not have the tab's storage
  useBrowserLayoutEffect(() => {
    const kept = keptAs === undefined ? undefined : keptCodes.all()[keptAs]
    if (!kept) return
    const restored = restoredCode(kept, pageClock.ms())
    setPhone(restored.phone)
    setSent(restored.sent)
    if (restored.secondsToResend > 0) countDown(restored.secondsToResend)
    // only once: typed text is newer than the stored state
  }, [keptAs])

  const request = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => ask(phone),
    onSuccess: ({ resendDelay, ...challenge }) => {
      setCode('')
      setError(undefined)
      setSent(challenge)
      const at = pageClock.ms()
      keep(phone, { ...challenge, at, resendAt: at + resendDelay * 1000 })
      resend.start(resendDelay)
    },
    onError: (problem) => {
      setError(messageOf(problem, 'phone'))
      if (isApiProblem(problem) && problem.problem.retryAfter) resend.start(problem.problem.retryAfter)
    },
  })
  const enter = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (typed: string) => use({ phone, code: typed, challengeId: sent?.challengeId }),
    onSuccess: (answer) => {
      if (keptAs !== undefined) keptCodes.forget(keptAs)
      onDone(answer)
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
      keep(value, null)
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
      if (isPhoneKnown) {
        request.mutate()
        return
      }
      const mistake = isMobilePhone(phoneOf(phone))
        ? mistakeOf(phoneOf(phone))
        : phone
          ? validationTexts.phone
          : validationTexts.required
      if (mistake === undefined) request.mutate()
      else setError(mistake)
    },
    enter(typed: string) {
      if (!enter.isPending) enter.mutate(typed)
    },
    /** Returns to the step of the number. */
    changePhone() {
      setSent(null)
      keep(phone, null)
      setError(undefined)
    },
  }
}
