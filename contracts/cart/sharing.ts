import { z } from 'zod'
import { nameSchema } from '../identity/profile.ts'
import { uuid } from '../kernel/id.ts'
import { cartFarmerSchema } from './cart-farmer.ts'

/** A member of a shared cart; only the first name is shown. */
export const sharerSchema = z.object({
  /** Id of the member; null = the owner. */
  memberId: z.number().int().nullable(),
  /** First name; null = not given. */
  firstName: z.string().nullable(),
  isMe: z.boolean(),
})
export type Sharer = z.output<typeof sharerSchema>

/** Members of the cart, the owner first. */
export const cartSharingSchema = z.object({ isOwner: z.boolean(), sharers: z.array(sharerSchema) })

export const sharedCartEndSchema = z.object({
  outcome: z.enum(['ordered', 'deleted']),
  firstName: z.string().nullable(),
  isMe: z.boolean(),
  /** Number of the order; its details are for the person who ordered. */
  orderNumber: z.string().nullable(),
})

export const cartShareSchema = z.object({
  cartId: z.uuid(),
  farmerTitle: z.string(),
  /** Path of the invitation with its token, for the owner only; null = withdrawn, or another member. */
  joinPath: z.string().nullable(),
  isOwner: z.boolean(),
  sharers: z.array(sharerSchema),
  /** End of the shared cart; null = open. */
  end: sharedCartEndSchema.nullable(),
})
export type CartShare = z.output<typeof cartShareSchema>

/** A shared cart as an invited visitor sees it. */
export const invitationSchema = z.object({
  /**
   * State of the invitation. `own`, `member`: the visitor already belongs to the cart. `busy`: the visitor belongs to
   * another shared cart of this seller.
   */
  state: z.enum(['open', 'own', 'member', 'ended', 'full', 'busy', 'maxCarts']),
  ownerName: z.string().nullable(),
  farmer: cartFarmerSchema,
  itemsCount: z.number().int(),
  /** Number of members without the owner. */
  membersCount: z.number().int(),
  /** Lines of the visitor's own cart of this seller, which are merged. */
  bringsCount: z.number().int(),
  /** True = a first name is required to join, because the account has none. */
  needsName: z.boolean(),
  end: sharedCartEndSchema.nullable(),
})
export type Invitation = z.output<typeof invitationSchema>

export const invitationParams = z.object({ id: uuid })
/** Body of joining: `firstName` is required when the account has none; `cartIds` are a guest's own carts. */
export const joinCartBody = z.object({
  firstName: nameSchema.optional(),
  cartIds: z.array(uuid).max(100, 'tooLong').default([]),
})
