import { decodeLocation } from '@okolitsa/domain/geo/location.ts'
import { days, readCookie, writeCookie } from '../../platform/client/cookies.ts'
import { visitor } from './visitor.ts'

/** Marks a device without knowing the person (spec 2.4, 9). */
const ANONYMOUS_ID = 'anonymous-id'
/** The sales agent who brought the visitor. */
const AGENT_ID = 'agent-id'

/** Random hexadecimal id; `crypto.randomUUID` is missing on plain http addresses of a local network. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** First steps of a visit: the device's anonymous id, the agent of a sales campaign, the place from the address or of the tab. */
export function beginVisit({ url, agentCampaign }: { url: URL; agentCampaign: string | null }): void {
  if (readCookie(ANONYMOUS_ID) === undefined) writeCookie(ANONYMOUS_ID, randomId(), days(365))
  const { searchParams } = url
  if (agentCampaign !== null && searchParams.get('utm_campaign') === agentCampaign) {
    const agent = searchParams.get('utm_content') ?? searchParams.get('utm_source')
    if (agent) writeCookie(AGENT_ID, encodeURIComponent(agent.slice(0, 100)), days(30))
  }
  const encoded = searchParams.get('location')
  if (encoded === null) {
    visitor.returnToOwnPlace()
    return
  }
  try {
    visitor.keepLocation(decodeLocation(encoded))
  } catch {
    // the page already shows the screen about a broken place
  }
}
