import type { officeApprovalsEndpoints } from '@okolitsa/contracts/office/office-approvals.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficePeopleDeps } from '../office-deps.ts'
import { type Approved, approve, endProposal } from '../use-cases/approve.ts'
import { offerPasskeyUse, takePasskey } from '../use-cases/passkeys.ts'
import { takeFactorCode } from '../use-cases/prove-factor.ts'
import { linkPresenter, type SentIn } from './present-link.ts'

/** A passkey answers for one person and one change only. */
const ceremonyOf = (memberId: number, digest: string) =>
  ({ purpose: 'prove', holder: `approval:${memberId}:${digest}` }) as const

export function officeApprovalsHandlers(deps: OfficePeopleDeps): Handlers<typeof officeApprovalsEndpoints> {
  const presentLink = linkPresenter(deps)
  const present = async ({ made, isSent }: Approved, context: SentIn) => ({
    made: made && (await presentLink(made, isSent, context)),
  })
  return {
    approveByCode: async ({ actor: { staffId: id }, params, body: { digest, code }, context }) =>
      present(
        await approve(deps, { id, network: context.network }, { id: params.id, digest }, (tx, now) =>
          takeFactorCode(deps, tx, { memberId: id, code, now }),
        ),
        context,
      ),
    offerApprovalPasskey: async ({ actor: { staffId }, body: { digest } }) => ({
      options: await offerPasskeyUse(deps, ceremonyOf(staffId, digest), staffId),
    }),
    approveByPasskey: async ({ actor: { staffId: id }, params, body: { digest, credential }, context }) =>
      present(
        await approve(deps, { id, network: context.network }, { id: params.id, digest }, async (tx) =>
          (await takePasskey(deps, tx, ceremonyOf(id, digest), credential)) === id ? 'passkey' : null,
        ),
        context,
      ),
    endApproval: async ({ actor, params: { id } }) => {
      await endProposal(deps, actor.staffId, id)
      return { ok: true }
    },
  }
}
