import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { NewTourForm, TourForm, TourProduct } from '@okolitsa/contracts/tours/tour-form.ts'
import type { tourFormsEndpoints } from '@okolitsa/contracts/tours/tour-forms.endpoints.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { toursDeskKeys } from './keys.ts'

export type TourPage = z.output<typeof tourFormsEndpoints.listTours.answer>

/** A tour in its form: starts with the page's data; every response replaces it. */
export function useTourProduct(initial: TourProduct): TourProduct {
  const { data } = useQuery({
    queryKey: toursDeskKeys.tour(initial.id),
    queryFn: () => cabinetApi().tourForms.readTour({ params: { id: initial.id } }),
    initialData: initial,
  })
  return data
}

/** Fields changed concurrently by another person; empty = another refusal. */
const conflictOf = (error: unknown): readonly string[] => {
  const fields = isApiProblem(error) && error.problem.code === 'TOUR_CHANGED' ? error.problem.facts?.fields : undefined
  return Array.isArray(fields) ? fields.map(String) : []
}

export function tourErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiProblem(error)) return {}
  return Object.fromEntries(
    Object.entries(error.problem.errors ?? {}).map(([path, words]) => [
      path.replace(/^change\./, '').split('.')[0] ?? path,
      words,
    ]),
  )
}

/** Saves edits. Concurrent changes of another person are reported, and the tour is refetched. */
export function useEditTour(
  id: number,
  { onSaved, onConflict }: { onSaved: () => void; onConflict: (fields: readonly string[]) => void },
) {
  const queryClient = useQueryClient()
  const queryKey = toursDeskKeys.tour(id)
  return useMutation({
    mutationFn: ({ change, base }: { readonly change: Partial<TourForm>; readonly base: TourForm }) => {
      const seen = Object.fromEntries(Object.keys(change).map((field) => [field, base[field as keyof TourForm]]))
      return cabinetApi().tourForms.editTour({ params: { id }, body: { change, seen } })
    },
    onSuccess: (tour) => {
      queryClient.setQueryData(queryKey, tour)
      onSaved()
      showToast({ tone: 'success', text: text.saved })
    },
    onError: async (error: Error) => {
      const fields = conflictOf(error)
      if (fields.length === 0) {
        const isOfFields = Object.keys(tourErrorsOf(error)).length > 0
        return showToast({ tone: 'error', text: isOfFields ? text.fix : refusalWords(error, text.notSaved) })
      }
      await queryClient.invalidateQueries({ queryKey })
      onConflict(fields)
    },
  })
}

/** Publishes, unpublishes and archives a tour. */
export function useTourState(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (state: 'published' | 'hidden' | 'archived') =>
      cabinetApi().tourForms.setTourState({ params: { id }, body: { state } }),
    onSuccess: (tour) => {
      queryClient.setQueryData(toursDeskKeys.tour(id), tour)
      showToast({ tone: 'success', text: text.state.done[tour.state] })
    },
    onError: async (error: Error) => {
      await queryClient.invalidateQueries({ queryKey: toursDeskKeys.tour(id) })
      showToast({ tone: 'error', text: refusalWords(error, text.state.failed) })
    },
  })
}

/** Creates a tour. A repeat after a lost answer creates no second one. */
export function useCreateTour(onMade: (tour: TourProduct) => void) {
  return useMutation({
    mutationFn: (body: NewTourForm) => cabinetApi().tourForms.createTour({ body: body }),
    onSuccess: onMade,
    onError: (error: Error) =>
      showToast({
        tone: 'error',
        text: Object.keys(tourErrorsOf(error)).length > 0 ? text.fix : refusalWords(error, text.notMade),
      }),
  })
}
