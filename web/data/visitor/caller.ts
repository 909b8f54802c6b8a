import type { Caller } from '@okolitsa/contracts/kernel/browser-send.ts'
import { readCookie } from '../../platform/client/cookies.ts'
import { RELEASE } from '../../platform/client/release.ts'
import { visitor } from './visitor.ts'

/** Who asks, in every call of a page; landings and the marketplace have no mode to name. */
export function caller(): Caller {
  const { mode, isConstructor } = visitor.state().site
  const siteMode = isConstructor ? 'constructor' : mode === 'saas' ? 'saas' : null
  return {
    appVersion: RELEASE,
    ...(siteMode && { siteMode }),
    isTester: () => readCookie('hidden-seller') !== undefined,
  }
}
