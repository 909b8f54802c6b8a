import type { telephonyEndpoints } from '@okolitsa/contracts/telephony/telephony.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Telephony, WebhookKind } from '../ports.ts'
import { callSeller, type TelephonyDeps } from '../use-cases/call-seller.ts'
import { takeWebhook } from '../use-cases/take-webhook.ts'

export function telephonyHandlers(deps: TelephonyDeps): Handlers<typeof telephonyEndpoints> {
  const take =
    (kind: WebhookKind) =>
    async ({ body }: { body: Parameters<Telephony['readWebhook']>[1] }) => {
      await takeWebhook(deps, kind, body)
      return { accepted: true } as const
    }
  return {
    getMangoSettings: async () => ({ generalPhoneNumber: deps.supportPhone }),
    callFarmerBack: async ({ params, actor, context }) => {
      // on a seller's own site nothing of other sellers is reachable
      const own = context.site.organizationId
      if (own !== null && own !== params.id) throw new Refusal('NOT_FOUND')
      return callSeller(deps, actor, params.id)
    },
    callWebhook: take('call'),
    summaryWebhook: take('summary'),
    resultWebhook: take('result'),
    pingWebhook: take('ping'),
  }
}
