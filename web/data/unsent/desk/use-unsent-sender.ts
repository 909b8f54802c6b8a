import type { Picking } from '@okolitsa/contracts/picking/picking.ts'
import type { StockList } from '@okolitsa/contracts/stock/stock-desk.ts'
import { picking as text } from '@okolitsa/strings/ru/picking.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { navigate } from '../../../platform/router/router.ts'
import { pageClock } from '../../../platform/tab-state/page-clock.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { pickingDeskKeys } from '../../picking/desk/keys.ts'
import { withAnswers } from '../../picking/desk/picking-marks.ts'
import { productsDeskKeys } from '../../products/desk/keys.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { stockDeskKeys } from '../../stock/desk/keys.ts'
import { withShelves } from '../../stock/desk/unsent-stock.ts'
import { todayDeskKeys } from '../../today/desk/keys.ts'
import { type Answer, type Round, sendUnsent } from './send-unsent.ts'
import { rememberAnswer, type UnsentOwner, unsentQueueOf, useUnsent } from './unsent-queue.ts'

/** Interval of sending attempts while entries are queued, ms. */
const TRY_MS = 15_000

/** Serializes sending across tabs: entries sent by one are gone when the next one reads the queue. */
const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? (navigator.locks.request('okolitsa-unsent', work) as Promise<Answer>) : work()

/** Sending in progress in this tab. */
let running: Promise<void> | null = null

/** Sends a member's entries, one pass at a time. */
export function useSendUnsent({ staffId, organizationId }: UnsentOwner): () => Promise<void> {
  const queryClient = useQueryClient()
  const showAnswers = useCallback(
    async (answers: readonly Answer[]) => {
      const { pickingDays } = pickingDeskKeys
      const { stockLists } = stockDeskKeys
      const interrupted = [pickingDays, stockLists].filter((queryKey) => queryClient.isFetching({ queryKey }) > 0)
      // an older reading would restore the lines' previous state
      await queryClient.cancelQueries({ queryKey: pickingDays })
      queryClient.setQueriesData<Picking>({ queryKey: pickingDays }, (day) => day && withAnswers(day, answers))
      await queryClient.cancelQueries({ queryKey: stockLists })
      queryClient.setQueriesData<StockList>({ queryKey: stockLists }, (list) => list && withShelves(list, answers))
      // the interrupted reading was started by a change of another person: repeats it
      for (const queryKey of interrupted) void queryClient.invalidateQueries({ queryKey })
    },
    [queryClient],
  )
  const show = useCallback(
    async ({ end, answers }: Round) => {
      if (end !== 'noLine') rememberAnswer({ staffId, organizationId }, pageClock.now().toISOString())
      const kinds = new Set(answers.map(({ result: { kind } }) => kind))
      // conflicts need a decision: the frame says so
      if (answers.some(({ entry, result }) => result.kind === 'stale' && entry.tries === 0))
        showToast({ tone: 'info', text: text.stale })
      if (kinds.has('gone')) showToast({ tone: 'info', text: text.closed })
      const refused = answers.find(({ result: { kind } }) => kind === 'refused')
      if (refused?.result.kind === 'refused') showToast({ tone: 'error', text: refused.result.words })
      // a weight changes sums, and a different answer may change more
      if (answers.some(({ entry, result: { kind } }) => entry.kind === 'weigh' || kind !== 'kept'))
        await queryClient.invalidateQueries({ queryKey: pickingDeskKeys.pickingDays })
      if (answers.some(({ entry }) => entry.kind === 'stock'))
        await Promise.all(
          [stockDeskKeys.stock, productsDeskKeys.goods, todayDeskKeys.today].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        )
      if (end === 'signedOut') await navigate(signInPath(window.location.pathname + window.location.search))
    },
    [organizationId, queryClient, staffId],
  )
  return useCallback((): Promise<void> => {
    const owner = { staffId, organizationId }
    running ??= inTurn(async () => show(await sendUnsent(cabinetApi(), unsentQueueOf(owner), showAnswers))).finally(
      () => {
        running = null
      },
    )
    return running
  }, [organizationId, show, showAnswers, staffId])
}

/**
 * Sends queued entries: immediately, when the connection is back, and at intervals. Mounted in the layout of the
 * cabinet, so that it works on every page.
 */
export function useUnsentWatch(owner: UnsentOwner): void {
  const send = useSendUnsent(owner)
  const waiting = useUnsent(owner).filter(({ trouble }) => trouble === null)
  /** Changes with every entry, which triggers sending. */
  const pressed = waiting.map(({ id }) => id).join()
  useEffect(() => {
    if (pressed === '') return
    const attempt = () => void send().catch(() => undefined)
    attempt()
    const timer = setInterval(attempt, TRY_MS)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [pressed, send])
}
