import { z } from 'zod'
import { nameSchema } from '../identity/profile.ts'
import { uuid } from '../kernel/id.ts'
import { cartFarmerSchema } from './cart-farmer.ts'

/** Somebody who gathers a shared cart: only a first name is shown of them. */
export const sharerSchema = z.object({
  /** null = the owner. */
  memberId: z.number().int().nullable(),
  /** null = they have given no name. */
  firstName: z.string().nullable(),
  isMe: z.boolean(),
})
export type Sharer = z.output<typeof sharerSchema>

/** Who gathers the cart, the owner first. */
export const cartSharingSchema = z.object({ isOwner: z.boolean(), sharers: z.array(sharerSchema) })

/** What became of a shared cart. */
export const sharedCartEndSchema = z.object({
  outcome: z.enum(['ordered', 'deleted']),
  firstName: z.string().nullable(),
  isMe: z.boolean(),
  /** Of the order; its facts are for the one who ordered. */
  orderNumber: z.string().nullable(),
})

/** Sharing of a cart, for those who gather it. */
export const cartShareSchema = z.object({
  cartId: z.uuid(),
  farmerTitle: z.string(),
  /** The token of the invitation link, for the owner to pass on; null = withdrawn, or asked by somebody else. */
  joinPath: z.string().nullable(),
  isOwner: z.boolean(),
  sharers: z.array(sharerSchema),
  /** null = it is being gathered. */
  end: sharedCartEndSchema.nullable(),
})
export type CartShare = z.output<typeof cartShareSchema>

/** A shared cart as somebody with the invitation sees it. */
export const invitationSchema = z.object({
  /** `own`, `member`: in already. `busy`: gathers another shared cart of this seller. */
  state: z.enum(['open', 'own', 'member', 'ended', 'full', 'busy', 'maxCarts']),
  ownerName: z.string().nullable(),
  farmer: cartFarmerSchema,
  /** Lines in it. */
  itemsCount: z.number().int(),
  /** Beside the owner. */
  membersCount: z.number().int(),
  /** Lines of the guest's or customer's own cart of this seller, which move into the shared one. */
  bringsCount: z.number().int(),
  /** Joining takes a name: the shop does not know theirs. */
  needsName: z.boolean(),
  end: sharedCartEndSchema.nullable(),
})
export type Invitation = z.output<typeof invitationSchema>

export const invitationParams = z.object({ id: uuid })
/** `firstName` is for those whose name the shop does not know; `cartIds` are a guest's own. */
export const joinCartBody = z.object({
  firstName: nameSchema.optional(),
  cartIds: z.array(uuid).max(100, 'tooLong').default([]),
})
