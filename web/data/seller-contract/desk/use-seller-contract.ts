import type { RequisitesInput } from '@okolitsa/contracts/seller-contract/seller-contract.endpoints.ts'
import type { RequisitesChange, SellerContract } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import { sellerContract as text } from '@okolitsa/strings/ru/seller-contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useCode } from '../../identity/use-code.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sellerContractKeys } from './keys.ts'

/** The contract and the requisites: starts with the page's data; each answer replaces it. */
export function useSellerContract(organizationId: number, initial: SellerContract): SellerContract {
  const { data } = useQuery({
    queryKey: sellerContractKeys.contract(organizationId),
    queryFn: () => cabinetApi().sellerContract.getSellerContract({ params: { id: organizationId } }),
    initialData: initial,
  })
  return data
}

function useKeptAnswer(organizationId: number, done: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return (contract: SellerContract) => {
    queryClient.setQueryData(sellerContractKeys.contract(organizationId), contract)
    showToast({ tone: 'success', text: done })
    onDone()
  }
}

/** Confirms requisites by a code. @param onRefused gets the error of a refused check, for the fields */
export const useRequisitesCode = (
  organizationId: number,
  requisites: RequisitesInput,
  { onRefused, onDone }: { readonly onRefused: (error: unknown) => void; readonly onDone: () => void },
) => {
  const params = { id: organizationId }
  return useCode({
    isPhoneKnown: true,
    ask: async () => {
      onRefused(null)
      try {
        return await cabinetApi().sellerContract.sendRequisitesCode({ params, body: { requisites } })
      } catch (error) {
        onRefused(error)
        throw error
      }
    },
    use: ({ code, challengeId }) =>
      cabinetApi().sellerContract.changeRequisites({ params, body: { requisites, code, challengeId } }),
    onDone: useKeptAnswer(organizationId, text.requisites.saved, onDone),
  })
}

/** Accepts a version of the offer by a code. */
export const useOfferCode = (organizationId: number, version: number) => {
  const params = { id: organizationId }
  return useCode({
    isPhoneKnown: true,
    ask: () => cabinetApi().sellerContract.sendOfferCode({ params, body: { version } }),
    use: ({ code, challengeId }) =>
      cabinetApi().sellerContract.acceptOffer({ params, body: { version, code, challengeId } }),
    onDone: useKeptAnswer(organizationId, text.offer.done, () => undefined),
  })
}

export function useCancelRequisites(organizationId: number) {
  return useMutation({
    mutationFn: (versionId: number) =>
      cabinetApi().sellerContract.cancelRequisites({ params: { id: organizationId, versionId } }),
    onSuccess: useKeptAnswer(organizationId, text.requisites.cancelled, () => undefined),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
}

/** The change that a notice is about, and its end by the link. */
export function useRequisitesChange(token: string, initial: RequisitesChange) {
  const stop = useMutation({
    mutationFn: () => cabinetApi().sellerContract.stopRequisitesChange({ params: { token }, body: {} }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
  return { change: stop.data ?? initial, stop }
}
