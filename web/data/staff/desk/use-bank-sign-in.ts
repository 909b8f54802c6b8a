import { cabinet as text } from '@okolitsa/strings/ru/cabinet.ts'
import { useEffect, useRef, useState } from 'react'
import { navigate } from '../../../platform/router/router.ts'
import { takeStarted } from '../../registration/desk/started-application.ts'
import { cabinetApi } from './cabinet-api.ts'
import { staffRefusalWords } from './staff-refusal.ts'

/** The bank brings people to one address only; where they were going waits here. */
const NEXT_KEY = 'cabinet-next'

/** Remembers where to go after the bank. */
export const rememberNext = (next: string | null): void => {
  if (next) sessionStorage.setItem(NEXT_KEY, next)
}

/** A page of the cabinet, or its door. */
export const cabinetPathOr = (next: string | null): string =>
  next && /^\/cabinet(\/|\?|$)/.test(next) ? next : '/cabinet'

/** Where to go now: a page of ours, whatever stands in the storage. */
function takeNext(): string {
  const next = sessionStorage.getItem(NEXT_KEY)
  sessionStorage.removeItem(NEXT_KEY)
  return cabinetPathOr(next)
}

/** Signs in, or makes a seller of whoever has just applied with a number. */
async function enter(externalToken: string): Promise<void> {
  const { staff, registration } = cabinetApi()
  const started = takeStarted()
  if (!started) {
    await staff.signInByExternalToken({ query: { externalToken } })
    return
  }
  const { inn, trade, title, taxSystem } = started
  await registration.registerSeller({
    body: { inn, externalToken, trade, taxSystem, ...(title !== '' && { title }) },
  })
}

/**
 * Exchanges the token the bank brought for a session, once. It is done by a script and not by opening the address: a
 * preview of the link must not use the token up.
 * @returns what went wrong, in words; null while it goes well
 */
export function useBankSignIn(externalToken: string | null): string | null {
  const taken = useRef<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!externalToken || taken.current === externalToken) return
    taken.current = externalToken
    enter(externalToken).then(
      // the token is used up and must not stay in the history
      () => navigate(takeNext(), { replace: true }),
      (error: unknown) => setFailure(staffRefusalWords(error) || text.failed),
    )
  }, [externalToken])
  return failure
}
