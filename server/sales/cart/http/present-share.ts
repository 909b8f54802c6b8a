import type {
  cartShareSchema,
  cartSharingSchema,
  invitationSchema,
  sharedCartEndSchema,
} from '@okolitsa/contracts/cart/sharing.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { z } from 'zod'
import { type CartScope, customerIdOf } from '../cart-scope.ts'
import { membershipOf } from '../policy.ts'
import type { Sharing, StoredCart } from '../store/find-carts.ts'
import type { SharedCart } from '../store/sharing.store.ts'
import type { Invitation } from '../use-cases/join-cart.ts'
import type { Share } from '../use-cases/share-cart.ts'

type SharingAnswer = z.input<typeof cartSharingSchema>

/** Members of a shared cart, the owner first; only with first names. */
const presentSharers = ({ ownerName, members }: Sharing, isOwner: boolean): SharingAnswer['sharers'] => [
  { memberId: null, firstName: ownerName, isMe: isOwner },
  ...members.filter((member) => !member.hasLeft).map(({ id, firstName, isMe }) => ({ memberId: id, firstName, isMe })),
]

/** Sharing of a cart; null = not shared. */
export function presentSharing(cart: StoredCart): SharingAnswer | null {
  if (cart.sharing === null) return null
  const isOwner = membershipOf(cart) === null
  return { isOwner, sharers: presentSharers(cart.sharing, isOwner) }
}

/** The member who added a product to a shared cart; null = not shared. */
export function presentAddedBy(
  cart: StoredCart,
  memberId: number | null,
  isJoint: boolean,
): { firstName: string | null; isMe: boolean; isJoint: boolean } | null {
  if (cart.sharing === null) return null
  const member = cart.sharing.members.find(({ id }) => id === memberId)
  if (member) return { firstName: member.firstName, isMe: member.isMe, isJoint }
  return { firstName: cart.sharing.ownerName, isMe: membershipOf(cart) === null, isJoint }
}

const presentEnd = ({ end }: SharedCart, asking: CartScope): z.input<typeof sharedCartEndSchema> | null =>
  end && {
    outcome: end.outcome,
    firstName: end.firstName,
    isMe: end.customerId !== null && end.customerId === customerIdOf(asking),
    orderNumber: end.orderNumber,
  }

export function presentShare({ shared, cart }: Share, asking: CartScope): z.input<typeof cartShareSchema> {
  const isOwner = shared.ownerId === customerIdOf(asking)
  return {
    cartId: shared.cartId,
    farmerTitle: shared.farmerTitle,
    joinPath: isOwner && shared.token !== null && shared.end === null ? `/shared-cart/join/${shared.token}` : null,
    isOwner,
    sharers: cart?.sharing ? presentSharers(cart.sharing, isOwner) : [],
    end: presentEnd(shared, asking),
  }
}

export function presentInvitation(
  { state, shared, facts, brings }: Invitation,
  asking: CartScope,
): z.input<typeof invitationSchema> {
  return {
    state,
    ownerName: shared.ownerName,
    farmer: {
      id: shared.organizationId,
      title: facts.title,
      slug: facts.slug,
      smallImageUrl: imageUrl(facts.smallImage),
      hue: facts.hue,
    },
    itemsCount: shared.linesCount,
    membersCount: shared.membersCount,
    bringsCount: brings?.lines.length ?? 0,
    needsName: facts.myName === null,
    end: presentEnd(shared, asking),
  }
}
