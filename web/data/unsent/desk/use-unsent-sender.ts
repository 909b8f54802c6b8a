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
import { rememberHeard, type UnsentOwner, unsentQueueOf, useUnsent } from './unsent-queue.ts'

/** How often the line is tried while something waits, ms. */
const TRY_MS = 15_000

/** Rounds of all tabs follow one another: what one has told is gone when the next one looks. */
const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? (navigator.locks.request('okolitsa-unsent', work) as Promise<Answer>) : work()

/** The round that is under way in this tab. */
let running: Promise<void> | null = null

/** How a person's entries are told: one round at a time, whoever asks. */
export function useSendUnsent({ staffId, organizationId }: UnsentOwner): () => Promise<void> {
  const queryClient = useQueryClient()
  const showAnswers = useCallback(
    async (answers: readonly Answer[]) => {
      const { pickingDays } = pickingDeskKeys
      const { stockLists } = stockDeskKeys
      const interrupted = [pickingDays, stockLists].filter((queryKey) => queryClient.isFetching({ queryKey }) > 0)
      // a reading that began before would bring their lines back
      await queryClient.cancelQueries({ queryKey: pickingDays })
      queryClient.setQueriesData<Picking>({ queryKey: pickingDays }, (day) => day && withAnswers(day, answers))
      await queryClient.cancelQueries({ queryKey: stockLists })
      queryClient.setQueriesData<StockList>({ queryKey: stockLists }, (list) => list && withShelves(list, answers))
      // what it was begun for, a mark of somebody else, is to be seen all the same
      for (const queryKey of interrupted) void queryClient.invalidateQueries({ queryKey })
    },
    [queryClient],
  )
  const show = useCallback(
    async ({ end, answers }: Round) => {
      if (end !== 'noLine') rememberHeard({ staffId, organizationId }, pageClock.now().toISOString())
      const kinds = new Set(answers.map(({ told: { kind } }) => kind))
      // of what waited, a person is asked: the frame says so
      if (answers.some(({ entry, told }) => told.kind === 'stale' && entry.tries === 0))
        showToast({ tone: 'info', text: text.stale })
      if (kinds.has('gone')) showToast({ tone: 'info', text: text.closed })
      const refused = answers.find(({ told: { kind } }) => kind === 'refused')
      if (refused?.told.kind === 'refused') showToast({ tone: 'error', text: refused.told.words })
      // a weight changes sums, and what was answered otherwise than it was said may change more
      if (answers.some(({ entry, told: { kind } }) => entry.kind === 'weigh' || kind !== 'kept'))
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
    running ??= inTurn(async () =>
      show(await sendUnsent(cabinetApi(), owner, unsentQueueOf(owner), showAnswers)),
    ).finally(() => {
      running = null
    })
    return running
  }, [organizationId, show, showAnswers, staffId])
}

/**
 * Tells the shop what waits: at once, when the line comes back, and now and then. It stands in the frame of the cabinet, so
 * that it does not matter which page is open.
 */
export function useUnsentWatch(owner: UnsentOwner): void {
  const send = useSendUnsent(owner)
  const waiting = useUnsent(owner).filter(({ trouble }) => trouble === null)
  /** Changes with every press: each one is told at once. */
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
