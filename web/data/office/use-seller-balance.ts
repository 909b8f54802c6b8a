import { useQuery } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** The balance of a seller, for the office. */
export const useSellerBalance = (id: number) =>
  useQuery({
    queryKey: officeKeys.sellerBalance(id),
    queryFn: () => officeApi().statements.getSellerBalance({ params: { id } }),
  })
