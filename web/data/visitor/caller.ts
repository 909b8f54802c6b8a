import { readCookie } from '../../platform/client/cookies.ts'
import { RELEASE } from '../../platform/client/release.ts'
import { visitor } from './visitor.ts'

/**
 * Headers of every call of a page (spec 6): source, version, mode of a seller's site, mark of a tester who sees hidden
 * sellers. Landings and the marketplace send no mode.
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
