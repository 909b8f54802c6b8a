import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { useEffect, useRef, useState } from 'react'
import { navigate } from '../../../platform/router/router.ts'
import { takeStarted } from '../../registration/desk/started-application.ts'
import { cabinetApi } from './cabinet-api.ts'
import { staffRefusalWords } from './staff-refusal.ts'

/** Storage key: the bank returns to a single URL, so the target is stored here meanwhile. */
const NEXT_KEY = 'cabinet-next'

/** Stores the target to open after the sign-in at the bank. */
export const rememberNext = (next: string | null): void => {
  if (next) sessionStorage.setItem(NEXT_KEY, next)
}

export const cabinetPathOr = (next: string | null): string =>
  next && /^\/cabinet(\/|\?|$)/.test(next) ? next : '/cabinet'

/** The target: only a path of the cabinet, whatever the storage contains. */
function takeNext(): string {
  const next = sessionStorage.getItem(NEXT_KEY)
  sessionStorage.removeItem(NEXT_KEY)
  return cabinetPathOr(next)
}

/** Signs in, or registers an applicant with a number as a seller. */
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
 * Exchanges the bank's token for a session, once. A script does it, not the page load: a link preview must not use up
 * the token.
 * @returns the error message; null while there is none
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
