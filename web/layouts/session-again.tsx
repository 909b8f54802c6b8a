import { useSyncExternalStore } from 'react'
import { signInAgain } from '../platform/forms/sign-in-again.ts'
import { latePart } from '../platform/loading/late-part.tsx'

const WINDOWS = {
  customer: latePart(() => import('../features/identity/sign-in-again.tsx')),
  staff: latePart(() => import('../features/cabinet-shell/sign-in-again.tsx')),
  office: latePart(() => import('../features/office-people/sign-in-again.tsx')),
  factor: latePart(() => import('../features/office-people/factor-again.tsx')),
}

/** Sign-in window over the page, shown when an action was refused because the session had ended. */
export function SessionAgain() {
  const asked = useSyncExternalStore(signInAgain.subscribe, signInAgain.asked, () => null)
  if (!asked) return null
  const Window = WINDOWS[asked.side]
  return <Window onAnswer={asked.answer} />
}
