import { type CinemaPartner, CinemaSilence } from '../../sales/subscription/ports.ts'
import { callExternal } from '../external/call-external.ts'

const TIMEOUT_MS = 5_000

export interface SmotreshkaOptions {
  readonly baseUrl: string
  readonly apiKey: string
}

/** The operator's API of Smotreshka: one account per subscription; each call replaces all its packages. */
export const createSmotreshka = ({ baseUrl, apiKey }: SmotreshkaOptions): CinemaPartner => ({
  set: async ({ account, cinema }) => {
    const { ok, status, body } = await callExternal(`${baseUrl}/v2/accounts/${encodeURIComponent(account)}/packages`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({ packages: cinema === null ? [] : [cinema] }),
      timeoutMs: TIMEOUT_MS,
    }).catch((error: Error) => {
      throw new CinemaSilence('no answer', { cause: error })
    })
    // a proxy's page with status 200 is no confirmation
    const isDone = ok && (body as { account?: unknown } | null | undefined)?.account === account
    if (!isDone) throw new CinemaSilence(`answered ${status}`)
  },
})
