import { randomUUID } from 'node:crypto'
import type { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import { placeNamed } from '../../../fulfilment/delivery/public.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { customerIdOf, guestKeyOf } from '../cart-scope.ts'
import { ROOM_FOR_GUEST_CARTS } from '../policy.ts'
import { addProducts } from '../use-cases/add-products.ts'
import { assignToCustomer } from '../use-cases/assign-carts.ts'
import { calculateCart } from '../use-cases/calculate-cart.ts'
import type { CartDeps } from '../use-cases/cart-deps.ts'
import { changePlace, deleteCart } from '../use-cases/change-cart.ts'
import { changeQuantity } from '../use-cases/change-line.ts'
import { chooseAgain } from '../use-cases/choose-again.ts'
import { getInvitation, joinCart } from '../use-cases/join-cart.ts'
import { keepPromoCode } from '../use-cases/keep-promo-code.ts'
import { openCart } from '../use-cases/open-cart.ts'
import { getCart, getCartToOrder, getOrganizationCart, listCarts } from '../use-cases/read-carts.ts'
import { repeatOrder } from '../use-cases/repeat-order.ts'
import { getShare, removeMember, shareCart, withdrawInvitation } from '../use-cases/share-cart.ts'
import { cartScopeOf, guestScopeOf } from './cart-scope-of.ts'
import {
  forgetGuestCarts,
  forgetGuestKey,
  keepGuestCart,
  keepGuestKey,
  settleGuestCarts,
} from './guest-carts-cookie.ts'
import { presentAvailability, presentCalculation, presentCart } from './present-cart.ts'
import { presentInvitation, presentShare } from './present-share.ts'

export function cartHandlers(deps: CartDeps): Handlers<typeof cartEndpoints> {
  return {
    createCart: async ({ body, ...call }) => {
      const scope = cartScopeOf(call, body.cartIds)
      const opened = {
        organizationId: body.organizationId,
        place: body.place ? keptLocation(body.place) : await deps.delivery.defaultAt(call.context.site),
      }
      if (scope.kind === 'guest') call.context.demandRoom('guest-carts', ROOM_FOR_GUEST_CARTS)
      const counted = await openCart(deps, scope, opened, body.products)
      if (scope.kind === 'guest') keepGuestCart(call.context, counted.cart.id)
      return presentCart(counted)
    },
    listCarts: async ({ query, ...call }) => {
      const scope = cartScopeOf(call, query.cartIds)
      const asked = { at: placeNamed(query), forMainAddress: query.forMainAddress }
      const carts = (await listCarts(deps, scope, asked)).map(presentCart)
      const found = new Set(carts.map((cart) => cart.cartId))
      const notFoundIds = query.cartIds.filter((id) => !found.has(id))
      if (scope.kind === 'guest') {
        const ownIds = carts.filter((cart) => cart.sharing === null).map((cart) => cart.cartId)
        settleGuestCarts(call.context, ownIds, notFoundIds)
      }
      const key = guestKeyOf(scope)
      if (key !== null && carts.some((cart) => cart.sharing)) keepGuestKey(call.context, key)
      return { items: carts, totalItems: carts.length, notFoundIds }
    },
    getCart: async ({ params, query, ...call }) =>
      presentCart(await getCart(deps, cartScopeOf(call), params.id, placeNamed(query))),
    getOrganizationCart: async ({ params, query, ...call }) => {
      const scope = cartScopeOf(call, query.cartIds)
      return presentCart(await getOrganizationCart(deps, scope, params.id, placeNamed(query)))
    },
    deleteCart: async ({ params, ...call }) => {
      await deleteCart(deps, cartScopeOf(call), params.id)
      forgetGuestCarts(call.context, [params.id])
      return { cartId: params.id }
    },
    changePlace: async ({ params, body, ...call }) =>
      presentCart(await changePlace(deps, cartScopeOf(call), params.id, keptLocation(body.place))),
    addProducts: async ({ params, body, ...call }) =>
      presentCart(await addProducts(deps, cartScopeOf(call), params.id, body.products)),
    changeQuantity: async ({ params, body, ...call }) => {
      const named = { productId: params.productId, optionsKey: body.optionsKey }
      const { quantity, options, chosenWay } = body
      if (options === undefined || quantity === 0)
        return presentCart(await changeQuantity(deps, cartScopeOf(call), params.id, named, quantity, chosenWay))
      return presentCart(await chooseAgain(deps, cartScopeOf(call), params.id, named, { quantity, options }))
    },
    removeProduct: async ({ params, query, ...call }) => {
      const named = { productId: params.productId, optionsKey: query.optionsKey }
      return presentCart(await changeQuantity(deps, cartScopeOf(call), params.id, named, 0))
    },
    assignToCustomer: async ({ body, actor, context, scope }) => {
      const guest = guestScopeOf(context, body.cartIds)
      const leftOutIds = await deps.inTransaction((tx) => assignToCustomer(deps, tx, actor.customerId, guest))
      // carts above the limit stay with the guest and in the cookies
      if (leftOutIds.length === 0) forgetGuestKey(context)
      forgetGuestCarts(
        context,
        guest.cartIds.filter((id) => !leftOutIds.includes(id)),
      )
      const carts = await listCarts(deps, scope, { at: null, forMainAddress: false })
      return {
        items: carts.map(presentCart),
        totalItems: carts.length,
        notFoundIds: body.cartIds.filter((id) => leftOutIds.includes(id)),
      }
    },
    repeatOrder: async ({ body, scope }) => {
      const { cart, notAdded } = await repeatOrder(
        deps,
        scope,
        body.orderId,
        body.place ? keptLocation(body.place) : null,
      )
      return {
        ...presentCart(cart),
        notAdded: notAdded.map((each) => ({ ...each, lostOptions: [...each.lostOptions] })),
      }
    },
    checkAvailable: async ({ params, query, ...call }) =>
      presentAvailability(await getCartToOrder(deps, cartScopeOf(call), params.id, placeNamed(query))),
    calculateCart: async ({ params, query, ...call }) => {
      const scope = cartScopeOf(call)
      const calculated = await calculateCart(deps, scope, params.id, {
        at: placeNamed(query),
        methodCode: query.methodCode ?? null,
        useFreeDelivery: query.useFreeDelivery,
        promoCode: query.promoCode ?? null,
        requestedBonuses: fromRoubles(query.bonuses),
      })
      const { promo } = calculated.loyalty
      // a code stored with the cart was counted as an attempt when it was stored
      if (promo && query.promoCode !== undefined)
        await deps.loyalty.tried(
          customerIdOf(scope),
          call.context.network,
          promo.code,
          promo.refusal?.code === 'PROMO_NOT_FOUND',
        )
      return presentCalculation(calculated, call.context.language)
    },
    keepPromoCode: async ({ params, body, ...call }) => {
      const asked = { promoCode: body.promoCode, network: call.context.network }
      return presentCart(await keepPromoCode(deps, cartScopeOf(call), params.id, asked))
    },
    shareCart: async ({ params, scope }) => presentShare(await shareCart(deps, scope, params.id), scope),
    getShare: async ({ params, ...call }) => {
      const scope = cartScopeOf(call)
      return presentShare(await getShare(deps, scope, params.id), scope)
    },
    withdrawInvitation: async ({ params, scope }) =>
      presentShare(await withdrawInvitation(deps, scope, params.id), scope),
    removeMember: async ({ params, ...call }) => {
      await removeMember(deps, cartScopeOf(call), params.id, params.memberId)
      return { cartId: params.id }
    },
    getInvitation: async ({ params, query, ...call }) => {
      const scope = cartScopeOf(call, query.cartIds)
      return presentInvitation(await getInvitation(deps, scope, params.id), scope)
    },
    joinCart: async ({ params, body, ...call }) => {
      const known = cartScopeOf(call, body.cartIds)
      const scope = known.kind === 'guest' ? { ...known, guestKey: known.guestKey ?? randomUUID() } : known
      const counted = await joinCart(deps, scope, params.id, body.firstName ?? null)
      if (scope.kind === 'guest') keepGuestKey(call.context, scope.guestKey)
      return presentCart(counted)
    },
  }
}
