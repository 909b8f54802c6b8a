import type { cartAvailabilitySchema, cartCalculationSchema, cartSchema } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { type LineChange, waitsForOwnOrder } from '@okolitsa/domain/cart/cart-line.ts'
import { type CartProgress, cartProgress } from '@okolitsa/domain/cart/cart-totals.ts'
import { type ChosenWay, wayChosen } from '@okolitsa/domain/cart/chosen-way.ts'
import { productionScheduleCode } from '@okolitsa/domain/catalog/production-schedule.ts'
import { townOf } from '@okolitsa/domain/geo/location.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { bonusesUsable, DEFAULT_PROGRAM } from '@okolitsa/domain/loyalty/bonuses.ts'
import { add, type Kopecks, subtract, times, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import type { z } from 'zod'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { DeliverySlot, MethodCode } from '../../../fulfilment/delivery/ports.ts'
import { presentDinnerWay } from '../../../fulfilment/dinner/public.ts'
import { presentRefusal } from '../../../platform/http/present-refusal.ts'
import type { LoyaltyPreview } from '../../loyalty/ports.ts'
import { membershipOf } from '../policy.ts'
import { type CalculatedCart, type CalculatedMethod, calculateMethods } from '../use-cases/calculate-cart.ts'
import { type CountedCart, isReached, type ShownLine } from '../use-cases/count-carts.ts'
import { presentAddedBy, presentSharing } from './present-share.ts'

type CartAnswer = z.input<typeof cartSchema>
type CalculationAnswer = z.input<typeof cartCalculationSchema>

const presentChange = (change: LineChange): LineChange<number> =>
  change.kind === 'priceChanged'
    ? { kind: 'priceChanged', was: toRoubles(change.was), now: toRoubles(change.now) }
    : change

const presentPrice = (product: SellableProduct, options: Kopecks): CartProduct['priceInfo'] => ({
  price: toRoubles(add(product.price, options)),
  finalPrice: toRoubles(add(product.finalPrice, options)),
  specialPrice: product.specialPrice === null ? null : toRoubles(add(product.specialPrice, options)),
  specialFromDate: product.specialFrom,
  specialToDate: product.specialTo,
})

export const presentOption = ({ price, ...option }: PickedOption): CartProduct['options'][number] => ({
  ...option,
  price: toRoubles(price),
})

const presentLine = (counted: CountedCart, line: ShownLine): CartProduct =>
  presentLineAt(counted, line, add(...line.options.map(({ price, count }) => times(price, count))))

const presentLineAt = (
  { cart, offer }: CountedCart,
  { counted, product, options, measure, memberId, isJoint, chosenWay }: ShownLine,
  optionsPrice: Kopecks,
): CartProduct => ({
  id: product.id,
  optionsKey: counted.optionsKey,
  options: options.map(presentOption),
  hasOptions: (product.dish?.groups.length ?? 0) > 0,
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
  measure,
  isWeight: product.isWeight,
  maxSaleQuantity: product.maxSaleQuantity,
  price: toRoubles(add(product.price, optionsPrice)),
  priceInfo: presentPrice(product, optionsPrice),
  priceWithDiscount: toRoubles(add(product.finalPrice, optionsPrice)),
  quantityInCart: counted.quantity,
  clientQuantityInCart: counted.asked,
  isAvailableForCart: counted.isAvailable,
  lineSum: toRoubles(counted.lineSum),
  discount: toRoubles(counted.discount),
  left: counted.left,
  changes: counted.changes.map(presentChange),
  addedBy: presentAddedBy(cart, memberId, isJoint),
  chosenWay: chosenWay && presentChosenWay(chosenWay, offer),
})

/** The chosen delivery of a line; a method that is no longer offered keeps the title of an existing place. */
function presentChosenWay(chosen: ChosenWay, offer: CountedCart['offer']): CartProduct['chosenWay'] {
  const methods = offer?.methods ?? []
  const place = methods.find(({ tradePlace }) => tradePlace?.id === chosen.tradePlaceId)?.tradePlace
  return { ...chosen, placeTitle: place?.title ?? null, isOffered: wayChosen(chosen, methods) !== undefined }
}

const presentProgress = (progress: CartProgress): CartAnswer['progress'] => ({
  minOrderSum: toRoubles(progress.minOrderSum),
  isMinReached: progress.isMinReached,
  toMin: toRoubles(progress.toMin),
  freeDeliverySum: progress.freeDeliverySum === null ? null : toRoubles(progress.freeDeliverySum),
  toFree: progress.toFree === null ? null : toRoubles(progress.toFree),
})

/** Progress without a delivery method: unknown. */
const noProgress = (counted: CountedCart): CartProgress =>
  cartProgress(counted.totals.toPay, { minOrderSum: ZERO, freeDeliverySum: null })

/** The sums of a cart. @param off discounts by promo code and bonuses */
function presentTotals(
  { totals }: CountedCart,
  method: CalculatedMethod | null,
  off: Kopecks = ZERO,
): CartAnswer['totals'] {
  // an empty cart has no delivery
  const fee = totals.itemsCount === 0 ? null : (method?.fee ?? null)
  return {
    goods: toRoubles(totals.goods),
    discount: toRoubles(totals.discount),
    delivery: fee === null ? null : toRoubles(fee),
    total: toRoubles(add(subtract(totals.toPay, off), fee ?? ZERO)),
    weightGrams: totals.weightGrams,
    itemsCount: totals.itemsCount,
  }
}

const presentSlot = (methodCode: MethodCode, slot: DeliverySlot | null): CartAnswer['nearestDelivery'] =>
  slot && {
    methodCode,
    date: slot.date,
    fromHour: slot.fromHour,
    toHour: slot.toHour,
    ...(slot.hours && { hours: slot.hours }),
  }

/** Bonuses that may be spent on this cart without a promo code. */
function spendable({ cart, totals }: CountedCart): Kopecks {
  const maxSharePercent = cart.seller.maxSharePercent ?? DEFAULT_PROGRAM.maxSharePercent
  return bonusesUsable(totals.toPay, cart.bonusBalance, { ...DEFAULT_PROGRAM, maxSharePercent })
}

const presentPromoCode = (promo: LoyaltyPreview['promo'], language: Language): CalculationAnswer['promoCode'] =>
  promo && {
    code: promo.code,
    discount: toRoubles(promo.discount),
    refusal: promo.refusal && presentRefusal(promo.refusal, {}, language),
  }

const presentBonuses = ({ balance, usable, spent, accrued, ...given }: LoyaltyPreview['bonuses']) => ({
  balance: toRoubles(balance),
  usable: toRoubles(usable),
  spent: toRoubles(spent),
  accrued: toRoubles(accrued),
  accrualPercent: given.accrualPercent,
  level: given.level,
})

/** A priced cart with the sums of the default delivery method. */
export function presentCart(counted: CountedCart): CartAnswer {
  const { cart, offer } = counted
  const methods = calculateMethods(counted)
  const method = methods[0] ?? null
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
    // members see the town, without the owner's address
    place: membershipOf(cart) ? townOf(cart.place) : cart.place,
    enabled: cart.seller.isEnabled,
    notFound: false,
    isAvailableAtUserArea: isReached(offer),
    mayPickUp: methods.some(({ methodCode, nearest }) => methodCode === 'pickup' && nearest !== null),
    sendsByCarrier: offer?.sendsByCarrier ?? false,
    pause: offer?.pause ?? null,
    bonuses: toRoubles(spendable(counted)),
    promoCode: cart.promoCode,
    products: counted.lines.map((line) => presentLine(counted, line)),
    totals: presentTotals(counted, method),
    progress: presentProgress(method?.progress ?? noProgress(counted)),
    // dinners have separate times
    nearestDelivery: offer?.nearest && counted.dinners.length === 0 ? { ...offer.nearest } : null,
    harvestReadyOn: counted.readiness.harvestReadyOn,
    productionSchedules: counted.readiness.productionSchedules.map(productionScheduleCode),
    wayDays: counted.readiness.wayDays,
    dinners: counted.dinners.map(presentDinnerWay),
    sharing: presentSharing(cart),
    version: cart.version,
    createdAt: cart.createdAt.toISOString(),
    touchedAt: cart.touchedAt.toISOString(),
  }
}

/** Returns whether the cart can be ordered, with the first reason why not. */
export function presentAvailability(counted: CountedCart): z.input<typeof cartAvailabilitySchema> {
  const enabled = counted.cart.seller.isEnabled
  const isAvailableAtUserArea = isReached(counted.offer)
  const unavailable = counted.lines.filter(({ counted: line }) => !line.isAvailable && !waitsForOwnOrder(line))
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

export function presentCalculation(
  { counted, methods, chosen, usesFreeDelivery, loyalty }: CalculatedCart,
  language: Language,
): CalculationAnswer {
  const promoDiscount = loyalty.promo?.discount ?? ZERO
  const off = add(promoDiscount, loyalty.bonuses.spent)
  return {
    cartId: counted.cart.id,
    version: counted.cart.version,
    enabled: counted.cart.seller.isEnabled,
    isAvailableAtUserArea: isReached(counted.offer),
    products: counted.lines.map((line) => presentLine(counted, line)),
    totals: {
      ...presentTotals(counted, chosen, off),
      promoDiscount: toRoubles(promoDiscount),
      bonuses: toRoubles(loyalty.bonuses.spent),
    },
    progress: presentProgress(chosen?.progress ?? noProgress(counted)),
    nearestDelivery: chosen ? presentSlot(chosen.methodCode, chosen.nearest) : null,
    methods: methods.map((method) => {
      const { delivery, total } = presentTotals(counted, method, off)
      return {
        methodCode: method.methodCode,
        deliverySum: delivery,
        total,
        progress: presentProgress(method.progress),
        nearestDelivery: presentSlot(method.methodCode, method.nearest),
      }
    }),
    dinners: counted.dinners.map(presentDinnerWay),
    freeDeliveriesLeft: counted.isSubscriber ? counted.cart.freeDeliveries : 0,
    usesFreeDelivery,
    promoCode: presentPromoCode(loyalty.promo, language),
    bonuses: presentBonuses(loyalty.bonuses),
  }
}
