import { PERMISSIONS, SELLER_ROLES } from '@okolitsa/domain/identity/actor.ts'
import { OFFICE_PERMISSIONS } from '@okolitsa/domain/office/permissions.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

const sellerSchema = z.object({
  id: z.number().int(),
  type: z.enum(SELLER_TYPES),
  title: z.string(),
  slug: z.string(),
  smallImageUrl: z.string(),
})

/** Who works behind the counter: a seller's person has an organization, an administrator has none. */
export const staffMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.enum(['seller', 'administrator']),
  /** What they may do here. */
  permissions: z.array(z.enum([...PERMISSIONS, ...OFFICE_PERMISSIONS])),
  /** What they are at the seller; null = an administrator. */
  sellerRole: z.enum(SELLER_ROLES).nullable(),
  /** The seller they work at in this session. */
  organization: sellerSchema.nullable(),
  /** Every seller they work at, this one among them. */
  sellers: z.array(sellerSchema.extend({ role: z.enum(SELLER_ROLES) })),
})
export type StaffMember = z.output<typeof staffMemberSchema>

/** A code on its way to a telephone. */
export const codeSentSchema = z.object({
  /** Goes back with the code; a browser's cookie says the same. Only who asked can use the code or use it up. */
  challengeId: z.uuid(),
  /** Digits of the code that was sent. */
  codeLength: z.union([z.literal(4), z.literal(6)]),
  /** Seconds until the code may be sent again. */
  resendDelay: z.number().int(),
  /** Seconds the code lives. */
  lifetime: z.number().int(),
})

/** The token for apps; a browser gets the same as an HttpOnly cookie. */
export const staffSessionSchema = z.object({
  token: z.string(),
  /** ISO moment when the token ends; there is nothing to renew, the bank lets in again. */
  expiresAt: z.string(),
  user: staffMemberSchema,
})
