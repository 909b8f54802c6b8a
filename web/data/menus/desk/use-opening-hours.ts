import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { menuHours as text } from '@okolitsa/strings/ru/menu-hours.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldErrorsOf } from '../../../platform/forms/field-errors.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { MENU_PATH } from '../../products/desk/goods-query.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { menusDeskKeys } from './keys.ts'

export const MENU_HOURS_PATH = `${MENU_PATH}/hours`

export type OpeningException = KitchenMenuAnswer['openingExceptions'][number]
export type WeeklySpan = KitchenMenuAnswer['openingHours'][number]
/** Settings of the whole kitchen. */
export type KitchenFacts = Pick<
  KitchenMenuAnswer,
  'kitchens' | 'priceLevel' | 'preparationMinutes' | 'acceptMinutes' | 'address' | 'kitchenNote'
>

/** Weekly hours, exceptional days and kitchen settings of a restaurant. Errors of fields stay in their form. */
export function useOpeningHours(organizationId: number) {
  const queryClient = useQueryClient()
  const params = { id: organizationId }
  const written = {
    onSuccess: (menu: KitchenMenuAnswer) => {
      queryClient.setQueryData(menusDeskKeys.kitchenMenu(organizationId), menu)
      showToast({ tone: 'success', text: text.saved })
    },
    onError: (error: Error) => {
      if (Object.keys(fieldErrorsOf(error)).length === 0) showToast({ tone: 'error', text: staffRefusalWords(error) })
    },
  }
  const week = useMutation({
    mutationFn: (spans: readonly WeeklySpan[]) =>
      cabinetApi().menu.setOpeningHours({ params, body: { week: [...spans] } }),
    ...written,
  })
  const exceptions = useMutation({
    mutationFn: (days: readonly OpeningException[]) =>
      cabinetApi().menu.setOpeningHours({ params, body: { exceptions: [...days] } }),
    ...written,
  })
  const facts = useMutation({
    mutationFn: (body: KitchenFacts) => cabinetApi().menu.changeRestaurant({ params, body }),
    ...written,
  })
  return { week, exceptions, facts }
}
