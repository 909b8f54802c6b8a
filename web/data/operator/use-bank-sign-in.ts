import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { operatorApi } from './operator-api.ts'
import { staffRefusalWords } from './staff-refusal.ts'

/** The bank brings people to one address only; where they were going waits here. */
const NEXT_KEY = 'operator-next'

/** Remembers where to go after the bank. */
export const rememberNext = (next: string | null): void => {
  if (next) sessionStorage.setItem(NEXT_KEY, next)
}

/** Where to go now: a page of ours, whatever stands in the storage. */
function takeNext(): string {
  const next = sessionStorage.getItem(NEXT_KEY)
  sessionStorage.removeItem(NEXT_KEY)
  return next && /^\/operator(\/|\?|$)/.test(next) ? next : '/operator'
}

/**
 * Exchanges the token the bank brought for a session, once. It is done by a script and not by opening the address: a
 * preview of the link must not use the token up.
 * @returns what went wrong, in words; null while it goes well
 */
export function useBankSignIn(externalToken: string | null): string | null {
  const navigate = useNavigate()
  const taken = useRef<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!externalToken || taken.current === externalToken) return
    taken.current = externalToken
    operatorApi()
      .staff.signInByExternalToken({ query: { externalToken } })
      .then(
        // the token is used up and must not stay in the history
        () => navigate(takeNext(), { replace: true }),
        (error: unknown) => setFailure(staffRefusalWords(error) || text.failed),
      )
  }, [externalToken, navigate])
  return failure
}
