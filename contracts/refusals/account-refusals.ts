import { MERGE_BLOCKS } from '@okolitsa/domain/office/account-merge.ts'
import { z } from 'zod'

const nothing = z.object({})

/** Refusals of accounts: of customers, people of sellers, and new sellers. Statuses and facts as in `refusals.ts`. */
export const accountRefusals = {
  // identity
  CODE_WRONG_OR_EXPIRED: { status: 400, facts: nothing },
  REFRESH_REJECTED: { status: 401, facts: z.object({ reason: z.string() }).partial() },
  /** The office has blocked the customer: `message` is the reason, `until` the end; null = the office ends it. */
  CUSTOMER_BLOCKED: { status: 403, facts: z.object({ message: z.string(), until: z.string().nullable() }) },
  PHONE_TAKEN: { status: 400, facts: nothing },
  /** Obstacles to deleting the account. */
  DELETION_BLOCKED: {
    status: 400,
    facts: z.object({ reasons: z.array(z.enum(['openOrders', 'openClaims', 'openRefunds', 'runningPlan'])) }),
  },
  /** The accounts cannot become one now. */
  ACCOUNTS_NOT_MERGED: { status: 400, facts: z.object({ reasons: z.array(z.enum(MERGE_BLOCKS)) }) },
  /** Another person moved the request of personal data meanwhile. */
  DATA_REQUEST_MOVED: { status: 400, facts: nothing },
  /** The consent is required for an account. */
  CONSENT_REQUIRED: { status: 400, facts: nothing },
  /** The texts of the required consents have changed since the customer accepted them, or since they were read. */
  AGREEMENT_CHANGED: { status: 400, facts: nothing },
  /** The person has as many saved views of the list as are allowed. */
  TOO_MANY_VIEWS: { status: 400, facts: z.object({ limit: z.number().int() }) },
  TOO_MANY_ADDRESSES: { status: 400, facts: z.object({ limit: z.number().int() }) },
  // staff, registration of sellers
  STAFF_PROOF_REJECTED: { status: 401, facts: nothing },
  STAFF_UNKNOWN: { status: 403, facts: nothing },
  STAFF_WORKS_ELSEWHERE: { status: 403, facts: nothing },
  COMPANY_UNKNOWN: { status: 400, facts: nothing },
  COMPANY_CLOSED: { status: 400, facts: nothing },
  COMPANY_OF_OTHERS: { status: 403, facts: nothing },
  COMPANY_REGISTER_UNAVAILABLE: { status: 500, facts: nothing },
  /** The tax service does not know the person as self-employed. */
  NPD_NOT_REGISTERED: { status: 400, facts: nothing },
  NPD_PARTNER_UNAVAILABLE: { status: 500, facts: nothing },
  SELLER_REGISTERED: { status: 400, facts: nothing },
  BANK_UNAVAILABLE: { status: 500, facts: nothing },
} as const
