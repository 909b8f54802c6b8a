import { readCookie } from '../../platform/client/cookies.ts'
import { RELEASE } from '../../platform/client/release.ts'
import { visitor } from './visitor.ts'

/**
 * Headers of every call of a page (spec 6): the source, the version, how a seller's site was made, a tester who sees
 * hidden sellers. Landings and the marketplace have no mode to name.
 */
export function callerHeaders(): Record<string, string> {
  const { mode, isConstructor } = visitor.state().site
  const siteMode = isConstructor ? 'constructor' : mode === 'saas' && mode
  return {
    'x-source': 'web',
    'x-app-version': RELEASE,
    ...(siteMode && { 'x-site-mode': siteMode }),
    ...(readCookie('hidden-seller') !== undefined && { 'x-test-seller': '1' }),
  }
}
