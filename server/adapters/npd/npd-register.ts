import { z } from 'zod'
import type { Config } from '../../platform/config/config.ts'
import { type NpdRegister, NpdSilence } from '../../publishing/registration/ports.ts'
import { callExternal, type ExternalSilence } from '../external/call-external.ts'

const LIVE_URL = 'https://statusnpd.nalog.ru'
/** The service answers within a minute when it is busy; a person who submits does not wait so long. */
const TIMEOUT_MS = 8_000

const answerSchema = z.looseObject({ status: z.boolean() })

/**
 * Check of self-employed persons at the open service of the tax authority, which needs no key. It accepts two requests a
 * minute from one address and refuses further ones with a status 422; it says of a day whether the person pays the tax,
 * and not since when.
 */
export const createNpdRegister = (baseUrl: string): NpdRegister => ({
  async isPayer(tin, day) {
    const { ok, status, body } = await callExternal(`${baseUrl}/api/v1/tracker/taxpayer_status`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ inn: tin, requestDate: day }),
      timeoutMs: TIMEOUT_MS,
    }).catch((error: ExternalSilence) => {
      throw new NpdSilence(error.reason, error)
    })
    const answer = answerSchema.safeParse(body)
    if (!ok || !answer.success) throw new NpdSilence(`status ${status}`)
    return answer.data.status
  },
})

/** The configured register; null = off, so the office decides by hand. */
export async function npdRegisterOf(
  { NPD_MODE: mode }: Pick<Config, 'NPD_MODE'>,
  emulatorsUrl: string,
): Promise<NpdRegister | null> {
  if (mode === 'off') return null
  if (mode === 'live') return createNpdRegister(LIVE_URL)
  const { NPD_EMULATOR_PATH } = await import('@okolitsa/emulators/npd/npd-emulator.ts')
  return createNpdRegister(emulatorsUrl + NPD_EMULATOR_PATH)
}
