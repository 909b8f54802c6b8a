import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { KitchenOrder } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { kitchenOrdersDesk as text } from '@okolitsa/strings/ru/kitchen-orders-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../platform/live/use-live.ts'
import { navigate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { menusDeskKeys } from '../../menus/desk/keys.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { kitchenOrdersDeskKeys } from './keys.ts'

export const KITCHEN_PATH = '/cabinet/kitchen'
/** Polling interval, ms: a broken stream may be silent for a while. */
const ASK_MS = 20_000

/** Actions of a kitchen on an order. */
export type KitchenWord = 'accept' | 'delay' | 'refuse' | 'ready' | 'send' | 'handOver'
export interface KitchenAnswer {
  readonly id: number
  readonly word: KitchenWord
  readonly minutes?: number
  readonly reason?: string
}

export function useKitchen(organizationId: number, initial: { orders: KitchenOrder[]; menu: KitchenMenuAnswer }) {
  const queryClient = useQueryClient()
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: kitchenOrdersDeskKeys.kitchen })
  useLive([`staff:${organizationId}`], readAgain, 'staff')
  const orders = useQuery({
    queryKey: kitchenOrdersDeskKeys.kitchenOrders(organizationId),
    queryFn: async () => (await cabinetApi().kitchen.listKitchenOrders({ query: { organizationId } })).items,
    initialData: initial.orders,
    refetchInterval: ASK_MS,
    // the screen shows that its data is old
    meta: { showsOwnError: true },
  })
  const menu = useQuery({
    queryKey: menusDeskKeys.kitchenMenu(organizationId),
    queryFn: () => cabinetApi().menu.kitchenMenu({ params: { id: organizationId } }),
    initialData: initial.menu,
  })
  return {
    orders: orders.data,
    menu: menu.data,
    /** Time of the displayed data if the last request has failed, milliseconds since the epoch; null = current. */
    staleSinceMs: orders.isError ? orders.dataUpdatedAt : null,
  }
}

/** Shows an error; after an expired session the sign-in returns here. */
function useKitchenFailure() {
  const queryClient = useQueryClient()
  return (error: Error) => {
    showToast({ tone: 'error', text: staffRefusalWords(error) })
    if (isApiProblem(error) && error.problem.status === 401) return void navigate(signInPath(KITCHEN_PATH))
    // another person was faster
    void queryClient.invalidateQueries({ queryKey: kitchenOrdersDeskKeys.kitchen })
  }
}

function say({ id, word, minutes = 0, reason = '' }: KitchenAnswer): Promise<KitchenOrder> {
  const { kitchen } = cabinetApi()
  const params = { id }
  switch (word) {
    case 'accept':
      return kitchen.acceptOrder({ params, body: { minutes } })
    case 'delay':
      return kitchen.delayOrder({ params, body: { minutes } })
    case 'refuse':
      return kitchen.refuseOrder({ params, body: { reason } })
    case 'ready':
      return kitchen.setOrderReady({ params })
    case 'send':
      return kitchen.sendOrderOff({ params })
    case 'handOver':
      return kitchen.handOrderOver({ params })
  }
}

/** Performs a kitchen's action on an order. */
export function useKitchenWord() {
  const queryClient = useQueryClient()
  const onError = useKitchenFailure()
  return useMutation({
    mutationFn: say,
    onSuccess: (_, { word }) => {
      showToast({ tone: 'success', text: text.done[word] })
      return queryClient.invalidateQueries({ queryKey: kitchenOrdersDeskKeys.kitchen })
    },
    onError,
  })
}

/** Actions on the whole kitchen; each response is the changed menu. */
export function useKitchenButtons(organizationId: number) {
  const queryClient = useQueryClient()
  const onError = useKitchenFailure()
  const params = { id: organizationId }
  const onSuccess = (menu: KitchenMenuAnswer) => {
    queryClient.setQueryData(menusDeskKeys.kitchenMenu(organizationId), menu)
    showToast({ tone: 'success', text: text.saved })
  }
  const stop = useMutation({
    mutationFn: (body: { thing: 'dish' | 'option'; thingId: number; isStopped: boolean; until: string | null }) =>
      cabinetApi().menu.setStop({ params, body }),
    onSuccess,
    onError,
  })
  const rush = useMutation({
    mutationFn: (minutes: number) => cabinetApi().menu.setRush({ params, body: { minutes } }),
    onSuccess,
    onError,
  })
  const pause = useMutation({
    mutationFn: (minutes: number) => cabinetApi().menu.setPause({ params, body: { minutes } }),
    onSuccess,
    onError,
  })
  const hours = useMutation({
    mutationFn: (spans: { from: string; to: string }[] | null) =>
      cabinetApi().menu.setTodayHours({ params, body: { spans } }),
    onSuccess,
    onError,
  })
  return { stop, rush, pause, hours }
}
