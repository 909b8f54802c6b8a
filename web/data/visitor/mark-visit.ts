import { days, readCookie, writeCookie } from '../../platform/client/cookies.ts'

/** Anonymous id of a device (spec 2.4, 9). */
const ANONYMOUS_ID = 'anonymous-id'
const AGENT_ID = 'agent-id'

/** Random hexadecimal id; `crypto.randomUUID` is missing on plain http sites of a local network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Stores the device's anonymous id, and for 30 days the agent of a sales campaign.
 * @param agentCampaign `utm_campaign` of the sales campaign; null = none
 */
export function markVisit({ searchParams }: URL, agentCampaign: string | null): void {
  if (readCookie(ANONYMOUS_ID) === undefined) writeCookie(ANONYMOUS_ID, randomId(), days(365))
  if (agentCampaign === null || searchParams.get('utm_campaign') !== agentCampaign) return
  const agent = searchParams.get('utm_content') ?? searchParams.get('utm_source')
  if (agent) writeCookie(AGENT_ID, encodeURIComponent(agent.slice(0, 100)), days(30))
}
