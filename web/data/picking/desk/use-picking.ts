import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { OrderOutcome, Picking } from '@okolitsa/contracts/picking/picking.ts'
import type { BulkStep } from '@okolitsa/domain/picking/bulk-step.ts'
import type { Mark } from '@okolitsa/domain/picking/picking-sums.ts'
import { type UnsentEntry, withSubmitted } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { picking as text } from '@okolitsa/strings/ru/picking.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../platform/live/use-live.ts'
import { navigate } from '../../../platform/router/router.ts'
import { pageClock } from '../../../platform/tab-state/page-clock.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { staffDeskKeys } from '../../staff/desk/keys.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { type UnsentOwner, unsentQueueOf, useUnsent } from '../../unsent/desk/unsent-queue.ts'
import { pickingDeskKeys } from './keys.ts'
import { stateOfLine, withUnsent } from './picking-marks.ts'
import { PICKING_PATH } from './picking-query.ts'

/** Number of retries of a lost call; repeated marks are idempotent. */
const MAX_REPEATS = 3

/** Shows an error; after an expired session the sign-in returns here. */
function useFailure() {
  const queryClient = useQueryClient()
  return (error: Error, words: string) => {
    showToast({ tone: 'error', text: words })
    if (isApiProblem(error) && error.problem.status === 401) return void navigate(signInPath(PICKING_PATH))
    void queryClient.invalidateQueries({ queryKey: pickingDeskKeys.pickingDays })
  }
}

/** Id of an entry. `randomUUID` is missing on sites without TLS. */
const entryId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

/** The day being picked: starts with the page's data, updated live, with pending marks applied. */
export function usePicking(owner: UnsentOwner, initial: Picking) {
  const { staffId, organizationId } = owner
  const queryClient = useQueryClient()
  const query = { organizationId, ...(initial.date !== null && { date: initial.date }) }
  const queryKey = pickingDeskKeys.pickingOf(query)
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: pickingDeskKeys.pickingDays })
  useLive([`staff:${organizationId}`], readAgain, 'staff')
  const { data } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().picking.getPicking({ query }),
    initialData: initial,
    // without a connection the page displays the last data, and the cabinet's layout says so
    meta: { showsOwnError: true },
  })
  const unsent = useUnsent(owner)

  /** Queues marks; the cabinet's layout sends them. */
  const say = (kind: UnsentEntry['kind'], marks: readonly Mark[]) => {
    const lines = new Map(
      data.orders.flatMap((order) => order.lines.map((line) => [line.id, { line, orderId: order.id }])),
    )
    const products = new Map(data.products.map((product) => [product.id, product]))
    const added = marks.flatMap(({ lineId, amount, isShort }): UnsentEntry[] => {
      const at = lines.get(lineId)
      const product = products.get(at?.line.productId ?? 0)
      if (!at || !product) return []
      return [
        {
          ...{ id: entryId(), kind, lineId, orderId: at.orderId, productId: product.id, date: data.date },
          ...{
            title: product.title,
            unit: kind === 'weigh' ? product.unit : 'шт',
            amount,
            isShort,
            seen: stateOfLine(at.line),
          },
          ...{ at: pageClock.now().toISOString(), tries: 0, trouble: null },
        },
      ]
    })
    const kept = unsentQueueOf({ staffId, organizationId }).change((entries) => withSubmitted(entries, added))
    if (kept === null) showToast({ tone: 'error', text: text.full })
    return kept !== null
  }
  return {
    picking: withUnsent(data, unsent),
    mark: (marks: readonly Mark[]) => void say('mark', marks),
    /** Queues a weight; false = the phone's storage is full. */
    weigh: (lineId: number, amount: number) => say('weigh', [{ lineId, amount, isShort: false }]),
  }
}

/** Moves many orders; the response has an outcome per order. */
export function useBulkStep() {
  const queryClient = useQueryClient()
  const fail = useFailure()
  return useMutation({
    mutationFn: async (body: { orderIds: number[]; step: BulkStep; isEarlyMeant?: boolean }): Promise<OrderOutcome[]> =>
      (await cabinetApi().picking.moveOrders({ body })).items,
    retry: (count, error) => count < MAX_REPEATS && !isApiProblem(error),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: staffDeskKeys.all }),
    onError: (error) => fail(error, staffRefusalWords(error)),
  })
}
