import { type Telephony, TelephonyFailure } from '../../engagement/telephony/ports.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { callExternal } from '../external/call-external.ts'
import { mangoSign } from './mango-sign.ts'
import { isMangoSuccess, readMangoWebhook } from './mango-webhook.ts'

const TIMEOUT_MS = 5_000

export interface MangoOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly apiSalt: string
  /** Number shown to both sides; when absent, the PBX chooses it. */
  readonly lineNumber?: string | undefined
  /** Extension that answers automatically and plays a recording; absent = no announcements. */
  readonly announcerExtension?: string | undefined
}

/** Mango Office VPBX: commands in a signed form, messages in the same form. */
export function createMango({ baseUrl, apiKey, apiSalt, lineNumber, announcerExtension }: MangoOptions): Telephony {
  async function command(path: string, words: object): Promise<void> {
    const json = JSON.stringify(words)
    const form = new URLSearchParams({ vpbx_api_key: apiKey, sign: mangoSign(apiKey, json, apiSalt), json })
    // a refusal has a code in the body, whatever the status
    const { body } = await callExternal(`${baseUrl}/vpbx/${path}`, {
      method: 'POST',
      body: form,
      timeoutMs: TIMEOUT_MS,
    }).catch((error: Error) => {
      throw new TelephonyFailure('unavailable', null, error)
    })
    const code = Number((body as { result?: unknown } | null | undefined)?.result ?? Number.NaN)
    if (!Number.isInteger(code)) throw new TelephonyFailure('unavailable', null)
    if (!isMangoSuccess(code)) throw new TelephonyFailure('refused', code)
  }

  return {
    announce:
      announcerExtension === undefined
        ? null
        : ({ commandId, phone }) =>
            command('commands/callback', {
              command_id: commandId,
              // the extension answers first, so the called person gets its recording
              from: { extension: announcerExtension },
              to_number: phone,
              ...(lineNumber !== undefined && { line_number: lineNumber }),
            }),
    connect: ({ commandId, seller, customerPhone }) =>
      command('commands/callback', {
        command_id: commandId,
        // a person who is not an employee of the PBX has an empty extension and a number
        from: { extension: seller.extension ?? '', ...(seller.phone !== null && { number: seller.phone }) },
        to_number: customerPhone,
        ...(lineNumber !== undefined && { line_number: lineNumber }),
      }),
    readWebhook(kind, form) {
      const isOurs = form.vpbx_api_key === apiKey && isSameSecret(form.sign, mangoSign(apiKey, form.json, apiSalt))
      return isOurs ? (readMangoWebhook(kind, form.json) ?? 'unreadable') : 'forged'
    },
  }
}
