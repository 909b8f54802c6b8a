import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { menusDesk as text } from '@okolitsa/strings/ru/menus-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { menusDeskKeys } from './keys.ts'

export type MenuSection = KitchenMenuAnswer['sections'][number]
export type MenuDish = MenuSection['dishes'][number]
/** A section in a request; with an id it is an existing one. */
export type WrittenSection = Pick<MenuSection, 'title' | 'note' | 'served'> & { readonly id?: number | undefined }

export function useMenu(initial: KitchenMenuAnswer): KitchenMenuAnswer {
  const id = initial.organizationId
  const { data } = useQuery({
    queryKey: menusDeskKeys.kitchenMenu(id),
    queryFn: () => cabinetApi().menu.kitchenMenu({ params: { id } }),
    initialData: initial,
  })
  return data
}

const written = ({ id, title, note, served }: WrittenSection) => ({ ...(id && { id }), title, note, served })

/** Saves sections and the order of dishes, each change immediately. */
export function useMenuEdits(organizationId: number) {
  const queryClient = useQueryClient()
  const queryKey = menusDeskKeys.kitchenMenu(organizationId)
  const params = { id: organizationId }
  // serialized: each order is based on the previous one
  const scope = { id: `menu-${organizationId}` }
  const onSuccess = (menu: KitchenMenuAnswer) => queryClient.setQueryData(queryKey, menu)
  const failed = (words: string) => (error: Error) => {
    void queryClient.invalidateQueries({ queryKey })
    showToast({ tone: 'error', text: refusalWords(error, words) })
  }
  const sections = useMutation({
    scope,
    mutationFn: (list: readonly WrittenSection[]) =>
      cabinetApi().menu.setSections({ params, body: { sections: list.map(written) } }),
    onSuccess,
    onError: (error: Error) => {
      const hasDishes = isApiProblem(error) && error.problem.errors?.sections !== undefined
      if (!hasDishes) return failed(text.section.failed)(error)
      void queryClient.invalidateQueries({ queryKey })
      showToast({ tone: 'error', text: text.section.hasDishes })
    },
  })
  const order = useMutation({
    scope,
    mutationFn: ({ sectionId, dishIds }: { sectionId: number; dishIds: readonly number[] }) =>
      cabinetApi().menu.orderDishes({ params: { ...params, sectionId }, body: { dishIds: [...dishIds] } }),
    // optimistic, reverted on failure
    onMutate: ({ sectionId, dishIds }) =>
      queryClient.setQueryData(
        queryKey,
        (menu: KitchenMenuAnswer | undefined) => menu && ordered(menu, sectionId, dishIds),
      ),
    onSuccess,
    onError: failed(text.order.failed),
  })
  return { sections, order }
}

/** The menu with the dishes of a section in the given order. */
function ordered(menu: KitchenMenuAnswer, sectionId: number, dishIds: readonly number[]): KitchenMenuAnswer {
  const placeOf = ({ id }: MenuDish) => {
    const place = dishIds.indexOf(id)
    return place < 0 ? dishIds.length : place
  }
  return {
    ...menu,
    sections: menu.sections.map((section) =>
      section.id === sectionId
        ? { ...section, dishes: section.dishes.toSorted((a, b) => placeOf(a) - placeOf(b)) }
        : section,
    ),
  }
}
