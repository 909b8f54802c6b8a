import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { paymentKeys } from './keys.ts'

/** Payment methods for an unpaid order; undefined while loading. */
export const useOrderPaymentMethods = (orderId: number) =>
  useQuery({
    queryKey: paymentKeys.orderMethods(orderId),
    queryFn: () => shopApi().payments.listOrderPaymentMethods({ params: { orderId } }),
    staleTime: 0,
  }).data?.items
