import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { openingPage as text } from '@okolitsa/strings/ru/opening-page.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useCode } from '../identity/use-code.ts'

const messageOf = (error: unknown): string => (isApiProblem(error) ? error.problem.title : text.offline)

/** Subscription to the opening by telephone: a code, then the token that ends the subscription. */
export function useOpeningByPhone({ consentMistake }: { readonly consentMistake: () => string | undefined }) {
  const [token, setToken] = useState<string | null>(null)
  const steps = useCode({
    keptAs: 'opening',
    mistakeOf: consentMistake,
    ask: (phone) => shopApi().announcement.requestOpeningCode({ body: { phone, consent: true } }),
    use: (brought) => shopApi().announcement.subscribeToOpening({ body: { ...brought, consent: true } }),
    onDone: (answer) => setToken(answer.token),
  })
  return { steps, token }
}

/** Subscription to the opening by e-mail: a letter whose link confirms it. */
export function useOpeningByEmail() {
  const request = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (email: string) => shopApi().announcement.requestOpeningLetter({ body: { email, consent: true } }),
  })
  const { error } = request
  const fieldError = isApiProblem(error) ? error.problem.errors?.email : undefined
  return { request, error: error ? (fieldError ?? messageOf(error)) : undefined }
}

/** The page of a subscription: confirms or ends it. */
export function useOpeningSubscription(token: string) {
  const confirm = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => shopApi().announcement.confirmOpening({ body: { token } }),
  })
  const end = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => shopApi().announcement.endOpeningSubscription({ body: { token } }),
  })
  const error = confirm.error ?? end.error
  const isUnknown = isApiProblem(error) && [400, 404].includes(error.problem.status)
  return { confirm, end, problem: error === null ? null : isUnknown ? text.subscription.unknown : messageOf(error) }
}
