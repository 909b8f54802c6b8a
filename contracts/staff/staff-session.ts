import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

/** Who works behind the counter: a seller's person has an organization, an administrator has none. */
export const staffMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.enum(['seller', 'administrator']),
  organization: z
    .object({
      id: z.number().int(),
      type: z.enum(SELLER_TYPES),
      title: z.string(),
      slug: z.string(),
      smallImageUrl: z.string(),
    })
    .nullable(),
})
export type StaffMember = z.output<typeof staffMemberSchema>

/** The token for apps; a browser gets the same as an HttpOnly cookie. */
export const staffSessionSchema = z.object({
  token: z.string(),
  /** ISO moment when the token ends; there is nothing to renew, the bank lets in again. */
  expiresAt: z.string(),
  user: staffMemberSchema,
})
