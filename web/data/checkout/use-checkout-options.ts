import type { Cart, CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import type { ShippingMethod, ShippingMethods } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { parcelGrams } from '@okolitsa/domain/delivery/parcel.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { lastKnown } from '../../platform/client/last-known.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useCalculations } from '../cart/use-calculations.ts'
import { askAgain } from '../delivery/ask-again.ts'
import { deliveryKeys } from '../delivery/keys.ts'
import { readyQueryOf } from '../delivery/ready-query.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { paymentKeys } from '../payments/keys.ts'
import { withDinnerDays } from './dinner-days.ts'

/** Weight of a cart's parcel, computed as by the server for an order. */
export const weightOf = (cart: Cart): number =>
  parcelGrams(cart.products.map(({ unit, measure, quantityInCart: quantity }) => ({ unit, measure, quantity })))

/** Delivery and payment options of a cart. */
export interface CartOptions {
  readonly methods: readonly ShippingMethod[]
  readonly payments: readonly PaymentMethod[]
  readonly calculation: CartCalculation
  /** The seller sends by CDEK, which does not answer, so the availability at the place is unknown. */
  readonly isCarrierSilent: boolean
}

/** Options of each cart at this place, in the order of the carts; null while loading. */
export function useCheckoutOptions(carts: readonly Cart[], place: Location) {
  const queryClient = useQueryClient()
  const query = locationQueryOf(place)
  const shipping = useQueries({
    queries: carts.map((cart) => ({
      queryKey: deliveryKeys.methods(cart.farmerId, place, weightOf(cart), cart),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        shopApi().delivery.listShippingMethods({
          params: { farmerId: cart.farmerId },
          query: {
            ...query,
            weightGrams: weightOf(cart),
            ...readyQueryOf(cart),
          },
          signal,
        }),
      placeholderData: () => lastKnown<ShippingMethods>(queryClient, deliveryKeys.methodsOf(cart.farmerId)),
      refetchInterval: askAgain,
    })),
  })
  const calculations = useCalculations(carts, place)
  // carts may be reordered; the sorted sellers stay the same key
  const organizationIds = carts.map((cart) => cart.farmerId).toSorted((a, b) => a - b)
  const payments = useQuery({
    queryKey: paymentKeys.sellerMethods(organizationIds),
    queryFn: () => shopApi().payments.listPaymentMethods({ query: { farmerId: organizationIds } }),
    enabled: organizationIds.length > 0,
    // the screen stays while another cart is added or removed
    placeholderData: (previous) => previous,
  })

  const options = carts.map((cart, index): CartOptions | null => {
    const methods = shipping[index]?.data?.items
    const calculation = calculations[index]?.data
    const offered = payments.data?.organizations.find((one) => one.farmerId === cart.farmerId)?.methods
    return methods && calculation && offered
      ? {
          methods: withDinnerDays(methods, calculation.dinners),
          calculation,
          payments: offered.map((method) => method.code),
          isCarrierSilent: shipping[index]?.data?.isCarrierSilent ?? false,
        }
      : null
  })
  const all = [...shipping, ...calculations, payments]
  return {
    options,
    isFailed: all.some((one) => one.isError && one.data === undefined),
    retry: () => {
      for (const one of all) if (one.isError) void one.refetch()
    },
    recount: () => {
      for (const one of [...calculations, ...shipping]) void one.refetch()
    },
  }
}
