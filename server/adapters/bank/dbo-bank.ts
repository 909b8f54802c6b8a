import { z } from 'zod'
import { type BankClient, type BankIdentity, type BankProof, BankUnavailable } from '../../people/staff/ports.ts'
import { callExternal, type ExternalResponse } from '../external/call-external.ts'

const TIMEOUT_MS = 5_000

const clientSchema = z.object({ subject: z.string().min(1), fullName: z.string(), inn: z.string().nullish() })

export interface DboBankOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly loginUrl: string
}

/** The sellers' bank over its partner API: one call that identifies the owner of a one-time proof. */
export function createDboBank({ baseUrl, apiKey, loginUrl }: DboBankOptions): BankIdentity {
  const ask = (proof: BankProof): Promise<ExternalResponse> =>
    callExternal(`${baseUrl}/api/v1/partner/client`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(proof.kind === 'code' ? { code: proof.value } : { externalToken: proof.value }),
      timeoutMs: TIMEOUT_MS,
    }).catch((error: Error) => {
      throw new BankUnavailable(error.message, error)
    })

  return {
    loginUrl,
    async clientOf(proof): Promise<BankClient | null> {
      const response = await ask(proof)
      // both statuses mean that the proof is not valid
      if (response.status === 404 || response.status === 410) return null
      if (!response.ok) throw new BankUnavailable(`status ${response.status}`)
      const answer = clientSchema.safeParse(response.body)
      if (!answer.success) throw new BankUnavailable('an answer of another form')
      const { subject, fullName, inn } = answer.data
      return { subject, name: fullName, ...(inn && { tin: inn }) }
    },
  }
}
