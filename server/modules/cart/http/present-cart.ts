import type { cartAvailabilitySchema, cartCalculationSchema, cartSchema } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import type { LineChange } from '@okolitsa/domain/cart/cart-line.ts'
import { type CartProgress, cartProgress } from '@okolitsa/domain/cart/cart-totals.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { add, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import type { z } from 'zod'
import type { SellableProduct } from '../../catalog/ports.ts'
import type { DeliverySlot, MethodCode } from '../../delivery/ports.ts'
import { type CalculatedCart, type CalculatedMethod, calculateMethods } from '../use-cases/calculate-cart.ts'
import { type CountedCart, isReached, type ShownLine } from '../use-cases/count-carts.ts'

type CartAnswer = z.input<typeof cartSchema>

const presentChange = (change: LineChange): LineChange<number> =>
  change.kind === 'priceChanged'
    ? { kind: 'priceChanged', was: toRoubles(change.was), now: toRoubles(change.now) }
    : change

const presentPrice = (product: SellableProduct): CartProduct['priceInfo'] => ({
  price: toRoubles(product.price),
  finalPrice: toRoubles(product.finalPrice),
  specialPrice: product.specialPrice === null ? null : toRoubles(product.specialPrice),
  specialFromDate: product.specialFrom,
  specialToDate: product.specialTo,
})

const presentLine = ({ counted, product }: ShownLine): CartProduct => ({
  id: product.id,
  enabled: product.enabled,
  title: product.title,
  slug: product.slug,
  sku: product.sku,
  categoryUrlKey: product.categoryUrlKey,
  categoryIds: [...product.categoryIds],
  mainCategoryName: product.mainCategoryName,
  smallImageUrl: imageUrl(product.image),
  hue: product.hue,
  unit: product.unit,
  measure: product.measure,
  isWeight: product.isWeight,
  maxSaleQuantity: product.maxSaleQuantity,
  price: toRoubles(product.price),
  priceInfo: presentPrice(product),
  priceWithDiscount: toRoubles(product.finalPrice),
  quantityInCart: counted.quantity,
  clientQuantityInCart: counted.asked,
  isAvailableForCart: counted.isAvailable,
  lineSum: toRoubles(counted.lineSum),
  discount: toRoubles(counted.discount),
  left: counted.left,
  changes: counted.changes.map(presentChange),
})

const presentProgress = (progress: CartProgress): CartAnswer['progress'] => ({
  minOrderSum: toRoubles(progress.minOrderSum),
  isMinReached: progress.isMinReached,
  toMin: toRoubles(progress.toMin),
  freeDeliverySum: progress.freeDeliverySum === null ? null : toRoubles(progress.freeDeliverySum),
  toFree: progress.toFree === null ? null : toRoubles(progress.toFree),
})

/** Nothing is known of delivery where nothing reaches the place. */
const noProgress = (counted: CountedCart): CartProgress =>
  cartProgress(counted.totals.toPay, { minOrderSum: ZERO, freeDeliverySum: null })

function presentTotals({ totals }: CountedCart, method: CalculatedMethod | null): CartAnswer['totals'] {
  // an empty cart has nothing to deliver
  const fee = totals.itemsCount === 0 ? null : (method?.fee ?? null)
  return {
    goods: toRoubles(totals.goods),
    discount: toRoubles(totals.discount),
    delivery: fee === null ? null : toRoubles(fee),
    total: toRoubles(add(totals.toPay, fee ?? ZERO)),
    weightGrams: totals.weightGrams,
    itemsCount: totals.itemsCount,
  }
}

const presentSlot = (methodCode: MethodCode, slot: DeliverySlot | null): CartAnswer['nearestDelivery'] =>
  slot && { methodCode, date: slot.date, fromHour: slot.fromHour, toHour: slot.toHour }

/** A counted cart on the wire; the sums are those of the usual way of delivery. */
export function presentCart(counted: CountedCart): CartAnswer {
  const { cart, offer } = counted
  const method = calculateMethods(counted)[0] ?? null
  return {
    cartId: cart.id,
    cartTitle: cart.seller.title,
    farmerId: cart.organizationId,
    farmer: {
      id: cart.organizationId,
      title: cart.seller.title,
      slug: cart.seller.slug,
      smallImageUrl: imageUrl(cart.seller.smallImage),
      hue: cart.seller.hue,
    },
    type: cart.type,
    place: cart.place,
    enabled: cart.seller.isEnabled,
    notFound: false,
    isAvailableAtUserArea: isReached(offer),
    // bonuses are spent at checkout once the loyalty programme keeps accounts; until then there are none to spend
    bonuses: 0,
    products: counted.lines.map(presentLine),
    totals: presentTotals(counted, method),
    progress: presentProgress(method?.progress ?? noProgress(counted)),
    nearestDelivery: offer?.nearest ? presentSlot(offer.nearest.methodCode, offer.nearest) : null,
    version: cart.version,
    createdAt: cart.createdAt.toISOString(),
  }
}

/** Whether the cart could be checked out as it stands, and the first reason against. */
export function presentAvailability(counted: CountedCart): z.input<typeof cartAvailabilitySchema> {
  const enabled = counted.cart.seller.isEnabled
  const isAvailableAtUserArea = isReached(counted.offer)
  const unavailable = counted.lines.filter((line) => !line.counted.isAvailable)
  const code = !enabled
    ? 'FARMER_OR_PRODUCTS_UNAVAILABLE'
    : !isAvailableAtUserArea
      ? 'UNAVAILABLE_AT_USER_AREA'
      : unavailable.length > 0
        ? 'FARMER_OR_PRODUCTS_UNAVAILABLE'
        : counted.lines.length === 0
          ? 'CART_EMPTY'
          : null
  return {
    isAvailable: code === null,
    enabled,
    isAvailableAtUserArea,
    code,
    unavailableProductIds: unavailable.map((line) => line.product.id),
  }
}

/** The sums of a cart for every way to get it. */
export function presentCalculation({
  counted,
  methods,
  chosen,
}: CalculatedCart): z.input<typeof cartCalculationSchema> {
  return {
    cartId: counted.cart.id,
    version: counted.cart.version,
    enabled: counted.cart.seller.isEnabled,
    isAvailableAtUserArea: isReached(counted.offer),
    products: counted.lines.map(presentLine),
    totals: presentTotals(counted, chosen),
    progress: presentProgress(chosen?.progress ?? noProgress(counted)),
    nearestDelivery: chosen ? presentSlot(chosen.methodCode, chosen.nearest) : null,
    methods: methods.map((method) => {
      const { delivery, total } = presentTotals(counted, method)
      return {
        methodCode: method.methodCode,
        deliverySum: delivery,
        total,
        progress: presentProgress(method.progress),
        nearestDelivery: presentSlot(method.methodCode, method.nearest),
      }
    }),
    freeDeliveriesLeft: counted.cart.freeDeliveries,
  }
}
