import type { telephonyEndpoints } from '@okolitsa/contracts/telephony/telephony.endpoints.ts'
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
    getMangoSettings: async () => ({ generalPhoneNumber: deps.market.current().contacts.phone }),
    callFarmerBack: ({ params, actor, scope }) => callSeller(deps, scope, actor.phone, params.id),
    callWebhook: take('call'),
    summaryWebhook: take('summary'),
    resultWebhook: take('result'),
    pingWebhook: take('ping'),
  }
}
