import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { uuid } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { digestSchema } from './office-approvals.ts'
import { factorCodeSchema, passkeyAnswerSchema, passkeyOptionsSchema } from './office-member.ts'
import { officeLinkSchema } from './office-people.ts'

const office = { access: 'office', permission: 'managePeople' } as const
const params = z.object({ id: uuid })
/** The link of an approved invitation; null = another change was approved. */
const approved = z.object({ made: officeLinkSchema.nullable() })
const refusals = refuses(
  'FACTOR_WRONG',
  'APPROVAL_OVER',
  'APPROVAL_OWN',
  'APPROVAL_EARLY',
  'OFFICE_PERSON_CHANGED',
  'OFFICE_PERSON_KNOWN',
  'OFFICE_TOO_MANY_PEOPLE',
  'OFFICE_LAST_OWNER',
  'OFFICE_ONESELF',
  'SELLER_NOT_SELLING',
  'REFUND_OVER_PAID',
  'FEE_RISES_TOO_SOON',
  'LEDGER_ENTRY_REVERSED',
  'TOO_MANY_REQUESTS',
)

/** Approvals of changes by another person, with a factor that is checked for this change. */
export const officeApprovalsEndpoints = defineEndpoints({
  approveByCode: {
    ...office,
    method: 'POST',
    path: '/v1/office/approvals/{id}/approval',
    verbatim: true,
    summary: 'Approves a change by a code of the authenticator app or a recovery code, and makes it.',
    params,
    body: z.object({ digest: digestSchema, code: factorCodeSchema }),
    answer: approved,
    errors: refusals,
  },
  offerApprovalPasskey: {
    ...office,
    method: 'POST',
    path: '/v1/office/approvals/{id}/passkey',
    summary: 'Options for approving a change by a passkey; they fit this change only.',
    params,
    body: z.object({ digest: digestSchema }),
    answer: passkeyOptionsSchema,
    errors: refuses('PASSKEYS_UNAVAILABLE'),
  },
  approveByPasskey: {
    ...office,
    method: 'POST',
    path: '/v1/office/approvals/{id}/passkey/confirm',
    verbatim: true,
    summary: 'Approves a change by a passkey, and makes it.',
    params,
    body: z.object({ digest: digestSchema, credential: passkeyAnswerSchema }),
    answer: approved,
    errors: { ...refusals, ...refuses('PASSKEYS_UNAVAILABLE') },
  },
  endApproval: {
    ...office,
    freshFactor: true,
    method: 'DELETE',
    path: '/v1/office/approvals/{id}',
    summary: 'Refuses a change, or withdraws one’s own proposal.',
    params,
    answer: z.object({ ok: z.literal(true) }),
    errors: refuses('APPROVAL_OVER'),
  },
})
