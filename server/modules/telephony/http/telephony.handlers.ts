import type { telephonyEndpoints } from '@okolitsa/contracts/telephony/telephony.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { NoticeKind, Telephony } from '../ports.ts'
import { callSeller, type TelephonyDeps } from '../use-cases/call-seller.ts'
import { takeNotice } from '../use-cases/take-notice.ts'

export function telephonyHandlers(deps: TelephonyDeps): Handlers<typeof telephonyEndpoints> {
  const take =
    (kind: NoticeKind) =>
    async ({ body }: { body: Parameters<Telephony['readNotice']>[1] }) => {
      await takeNotice(deps, kind, body)
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
    noticeCall: take('call'),
    noticeSummary: take('summary'),
    noticeResult: take('result'),
    noticePing: take('ping'),
  }
}
