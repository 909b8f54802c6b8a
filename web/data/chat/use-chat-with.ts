import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { chatKeys } from './keys.ts'

/** The customer's chat with a seller, created when it does not exist; null = no seller given. */
export function useChatWith(organizationId: number | null) {
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: chatKeys.with(organizationId),
    queryFn: () => shopApi().chat.openChat({ body: { organizationId: organizationId ?? 0 } }),
    enabled: organizationId !== null,
  })
  return {
    chat: data,
    isFailed: isError && !data,
    isOpening: organizationId !== null && isPending,
    retry: () => void refetch(),
  }
}
