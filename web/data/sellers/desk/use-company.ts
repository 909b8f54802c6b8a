import type { Company, companyFormSchema } from '@okolitsa/contracts/sellers/company.ts'
import { company as text } from '@okolitsa/strings/ru/company.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { imagesDeskKeys } from '../../images/desk/keys.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sellersDeskKeys } from './keys.ts'

export type CompanyChange = Partial<z.input<typeof companyFormSchema>>

/** The seller's profile: starts with the page's data; each response replaces it. */
export function useCompany(organizationId: number, initial: Company): Company {
  const { data } = useQuery({
    queryKey: sellersDeskKeys.company(organizationId),
    queryFn: () => cabinetApi().company.getCompany({ params: { id: organizationId } }),
    initialData: initial,
  })
  return data
}

/** Changes a part of the profile; each form has its own errors. */
export function useChangeCompany(organizationId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: CompanyChange) =>
      cabinetApi().company.changeCompany({ params: { id: organizationId }, body: change }),
    onSuccess: (company) => {
      queryClient.setQueryData(sellersDeskKeys.company(organizationId), company)
      showToast({ tone: 'success', text: text.saved })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
}

/** Puts a photo first in the farm's gallery. */
export function useFarmPhoto(organizationId: number) {
  const queryClient = useQueryClient()
  const params = { thing: 'farmers', id: organizationId } as const
  return useMutation({
    mutationFn: async (photo: Blob) => {
      const { galleries } = cabinetApi()
      const { items } = await galleries.addPictures({ params, files: [photo] })
      const source = items.at(-1)?.source
      return source === undefined ? { items } : galleries.changePicture({ params, body: { source, place: 1 } })
    },
    onSuccess: (gallery) => {
      queryClient.setQueryData(imagesDeskKeys.pictures(organizationId), gallery)
      queryClient.setQueryData(
        sellersDeskKeys.company(organizationId),
        (known: Company | undefined) => known && { ...known, image: gallery.items[0]?.source ?? known.image },
      )
      showToast({ tone: 'success', text: text.saved })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
}
