import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { paymentKeys } from './keys.ts'

/** The ways in which an unpaid order may still be paid; undefined until they have come. */
export const useOrderPaymentMethods = (orderId: number) =>
  useQuery({
    queryKey: paymentKeys.orderMethods(orderId),
    queryFn: () => shopApi().payments.listOrderPaymentMethods({ params: { orderId } }),
    staleTime: 0,
  }).data?.items
