import { PERMISSIONS, SELLER_ROLES } from '@okolitsa/domain/identity/actor.ts'
import { VISIT_MODES } from '@okolitsa/domain/office/cabinet-visit.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

const sellerSchema = z.object({
  id: z.number().int(),
  type: z.enum(SELLER_TYPES),
  title: z.string(),
  slug: z.string(),
  smallImageUrl: z.string(),
})

/** A staff member of sellers. */
export const staffMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.enum(['seller']),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Role at the seller. */
  sellerRole: z.enum(SELLER_ROLES),
  /** Seller of this session; null = it is disabled. */
  organization: sellerSchema.nullable(),
  /** All sellers of the person, including the session's seller. */
  sellers: z.array(sellerSchema.extend({ role: z.enum(SELLER_ROLES) })),
  /** The person belongs to the office and visits the cabinet; absent = a member of the seller. */
  visit: z.object({ mode: z.enum(VISIT_MODES), reason: z.string(), endsAt: z.iso.datetime() }).optional(),
})
export type StaffMember = z.output<typeof staffMemberSchema>

export const codeSentSchema = z.object({
  /**
   * Id of the sent code, returned with the code; browsers use a cookie. Only the requester can use the code or its
   * attempts.
   */
  challengeId: z.uuid(),
  /** Digits of the sent code. */
  codeLength: z.union([z.literal(4), z.literal(6)]),
  /** Seconds until the code may be sent again. */
  resendDelay: z.number().int(),
  /** Seconds until the code expires. */
  lifetime: z.number().int(),
})

/** Token of the session for apps; browsers get it as an HttpOnly cookie. */
export const staffSessionSchema = z.object({
  token: z.string(),
  /** Expiry of the token, ISO 8601. The token is not renewable; a new sign-in is required. */
  expiresAt: z.string(),
  user: staffMemberSchema,
})
