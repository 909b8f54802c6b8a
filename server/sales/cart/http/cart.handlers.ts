import { randomUUID } from 'node:crypto'
import type { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import { placeNamed } from '../../../fulfilment/delivery/index.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { addProducts } from '../use-cases/add-products.ts'
import { assignToCustomer } from '../use-cases/assign-carts.ts'
import { calculateCart } from '../use-cases/calculate-cart.ts'
import type { CartDeps } from '../use-cases/cart-deps.ts'
import { changePlace, deleteCart } from '../use-cases/change-cart.ts'
import { changeQuantity } from '../use-cases/change-line.ts'
import { getInvitation, joinCart } from '../use-cases/join-cart.ts'
import { openCart } from '../use-cases/open-cart.ts'
import { getCart, getCartToOrder, getOrganizationCart, listCarts } from '../use-cases/read-carts.ts'
import { repeatOrder } from '../use-cases/repeat-order.ts'
import { getShare, removeMember, shareCart, withdrawInvitation } from '../use-cases/share-cart.ts'
import {
  forgetGuestCarts,
  forgetGuestKey,
  guestCartIds,
  guestKey,
  keepGuestCart,
  keepGuestKey,
  settleGuestCarts,
} from './guest-carts-cookie.ts'
import { presentAvailability, presentCalculation, presentCart } from './present-cart.ts'
import { presentInvitation, presentShare } from './present-share.ts'
import { visitorOf } from './visitor-of.ts'

/** Handlers of the cart's calls. */
export function cartHandlers(deps: CartDeps): Handlers<typeof cartEndpoints> {
  return {
    createCart: async ({ body, ...call }) => {
      const visitor = visitorOf(call, body.cartIds)
      const opened = {
        organizationId: body.organizationId,
        place: body.place ? keptLocation(body.place) : await deps.delivery.defaultAt(call.context.site),
      }
      const counted = await openCart(deps)(visitor, opened, body.products)
      if (visitor.customerId === null) keepGuestCart(call.context, counted.cart.id)
      return presentCart(counted)
    },
    listCarts: async ({ query, ...call }) => {
      const visitor = visitorOf(call, query.cartIds)
      const asked = { at: placeNamed(query), forMainAddress: query.forMainAddress }
      const carts = (await listCarts(deps)(visitor, asked)).map(presentCart)
      const found = new Set(carts.map((cart) => cart.cartId))
      const notFoundIds = query.cartIds.filter((id) => !found.has(id))
      if (visitor.customerId === null) {
        const ownIds = carts.filter((cart) => cart.sharing === null).map((cart) => cart.cartId)
        settleGuestCarts(call.context, ownIds, notFoundIds)
      }
      if (visitor.guestKey !== null && carts.some((cart) => cart.sharing)) keepGuestKey(call.context, visitor.guestKey)
      return { items: carts, totalItems: carts.length, notFoundIds }
    },
    getCart: async ({ params, query, ...call }) =>
      presentCart(await getCart(deps)(visitorOf(call), params.id, placeNamed(query))),
    getOrganizationCart: async ({ params, query, ...call }) => {
      const visitor = visitorOf(call, query.cartIds)
      return presentCart(await getOrganizationCart(deps)(visitor, params.id, placeNamed(query)))
    },
    deleteCart: async ({ params, ...call }) => {
      await deleteCart(deps)(visitorOf(call), params.id)
      forgetGuestCarts(call.context, [params.id])
      return { cartId: params.id }
    },
    changePlace: async ({ params, body, ...call }) =>
      presentCart(await changePlace(deps)(visitorOf(call), params.id, keptLocation(body.place))),
    addProducts: async ({ params, body, ...call }) =>
      presentCart(await addProducts(deps)(visitorOf(call), params.id, body.products)),
    changeQuantity: async ({ params, body, ...call }) =>
      presentCart(await changeQuantity(deps)(visitorOf(call), params.id, params.productId, body.quantity)),
    removeProduct: async ({ params, ...call }) =>
      presentCart(await changeQuantity(deps)(visitorOf(call), params.id, params.productId, 0)),
    assignToCustomer: async ({ body, actor, context }) => {
      const guestIds = [...new Set([...body.cartIds, ...guestCartIds(context)])]
      const guest = { guestCartIds: guestIds, guestKey: guestKey(context) }
      const leftOutIds = await deps.inTransaction((tx) => assignToCustomer(deps, tx, actor.customerId, guest))
      // what found no room stays the guest's and keeps its place in the cookies
      if (leftOutIds.length === 0) forgetGuestKey(context)
      forgetGuestCarts(
        context,
        guestIds.filter((id) => !leftOutIds.includes(id)),
      )
      const carts = await listCarts(deps)(visitorOf({ actor, context }), { at: null, forMainAddress: false })
      return {
        items: carts.map(presentCart),
        totalItems: carts.length,
        notFoundIds: body.cartIds.filter((id) => leftOutIds.includes(id)),
      }
    },
    repeatOrder: async ({ body, actor, context }) => {
      const visitor = { ...visitorOf({ actor, context }), customerId: actor.customerId }
      const { cart, notAdded } = await repeatOrder(deps)(
        visitor,
        body.orderId,
        body.place ? keptLocation(body.place) : null,
      )
      return { ...presentCart(cart), notAdded: [...notAdded] }
    },
    checkAvailable: async ({ params, query, ...call }) =>
      presentAvailability(await getCartToOrder(deps)(visitorOf(call), params.id, placeNamed(query))),
    calculateCart: async ({ params, query, ...call }) => {
      const visitor = visitorOf(call)
      const calculated = await calculateCart(deps)(visitor, params.id, {
        at: placeNamed(query),
        methodCode: query.methodCode ?? null,
        useFreeDelivery: query.useFreeDelivery,
        promoCode: query.promoCode ?? null,
        requestedBonuses: fromRoubles(query.bonuses),
      })
      const { promo } = calculated.loyalty
      if (promo)
        await deps.loyalty.tried(
          visitor.customerId,
          call.context.network,
          promo.code,
          promo.refusal?.code === 'PROMO_NOT_FOUND',
        )
      return presentCalculation(calculated)
    },
    shareCart: async ({ params, actor, context }) =>
      presentShare(
        await shareCart(deps)({ ...visitorOf({ actor, context }), customerId: actor.customerId }, params.id),
        {
          customerId: actor.customerId,
        },
      ),
    getShare: async ({ params, ...call }) => {
      const visitor = visitorOf(call)
      return presentShare(await getShare(deps)(visitor, params.id), visitor)
    },
    withdrawInvitation: async ({ params, actor, context }) => {
      const visitor = { ...visitorOf({ actor, context }), customerId: actor.customerId }
      return presentShare(await withdrawInvitation(deps)(visitor, params.id), visitor)
    },
    removeMember: async ({ params, ...call }) => {
      await removeMember(deps)(visitorOf(call), params.id, params.memberId)
      return { cartId: params.id }
    },
    getInvitation: async ({ params, query, ...call }) => {
      const visitor = visitorOf(call, query.cartIds)
      return presentInvitation(await getInvitation(deps)(visitor, params.id), visitor)
    },
    joinCart: async ({ params, body, ...call }) => {
      const known = visitorOf(call, body.cartIds)
      const visitor = known.customerId === null ? { ...known, guestKey: known.guestKey ?? randomUUID() } : known
      const counted = await joinCart(deps)(visitor, params.id, body.firstName ?? null)
      if (visitor.guestKey !== null) keepGuestKey(call.context, visitor.guestKey)
      return presentCart(counted)
    },
  }
}
