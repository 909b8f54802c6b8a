import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { type UnsentVisit, withUnsentVisits, withVisit } from '@okolitsa/domain/couriers/unsent-visit.ts'
import { couriers as text } from '@okolitsa/strings/ru/couriers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { keptAt } from '../../platform/offline/kept-list.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { courierApi, courierHeaders } from './courier-api.ts'
import { courierKeys } from './keys.ts'
import { forgetPhotos, keepPhoto, sendPhotos, type UnsentPhoto, unsentPhotosOf } from './unsent-photos.ts'
import { forgetDay, keepDay, keptDay, sendVisits, unsentVisitsOf, type VisitRound } from './unsent-visits.ts'

/** Polling interval, ms. */
const ASK_MS = 60_000
/** Interval of sending attempts while the queue is not empty, ms. */
const TRY_MS = 15_000
const NOTHING: readonly UnsentVisit[] = []
const NO_PHOTOS: readonly UnsentPhoto[] = []

/** Sends of all tabs run one after another: a mark that one tab has sent is no longer in the queue of the next. */
const inTurn = (work: () => Promise<VisitRound>): Promise<VisitRound> =>
  'locks' in navigator ? navigator.locks.request('okolitsa-courier', work) : work()

/** Sends marks, then photos: an order that is delivered may have a photo as well. */
async function sendAll(token: string, linkId: string): Promise<VisitRound> {
  const headers = courierHeaders(token)
  const visits = await sendVisits(courierApi(), headers, unsentVisitsOf(linkId))
  if (visits.end === 'noLine') return visits
  const photos = await sendPhotos(courierApi(), headers, unsentPhotosOf(linkId))
  return { ...photos, day: photos.day ?? visits.day, refused: visits.refused ?? photos.refused }
}

/**
 * A courier's day, updated regularly. Marks of visits are stored in the phone until the server has received them.
 * @param token the last part of the link's path
 */
export function useCourierDay(token: string, initial: CourierDay) {
  const queryClient = useQueryClient()
  const { linkId } = initial
  const queue = unsentVisitsOf(linkId)
  const visits = useSyncExternalStore(queue.subscribe, queue.all, () => NOTHING)
  const photos = unsentPhotosOf(linkId)
  const unsentPhotos = useSyncExternalStore(photos.queue.subscribe, photos.queue.all, () => NO_PHOTOS)
  const [isOffline, setIsOffline] = useState(false)
  const { data, error } = useQuery({
    queryKey: courierKeys.day,
    queryFn: async () => {
      const fresh = await courierApi().getCourierDay({ headers: courierHeaders(token) })
      keepDay(fresh)
      return fresh
    },
    initialData: initial,
    refetchInterval: ASK_MS,
    // without a connection the page shows the last known data
    meta: { showsOwnError: true },
    retry: false,
  })
  const isGone = isApiProblem(error) && error.problem.status === 404

  useEffect(() => {
    // a cached page may be older than the last answer
    const known = keptAt() === null ? null : keptDay(linkId)
    if (known) queryClient.setQueryData(courierKeys.day, known)
    else keepDay(initial)
  }, [queryClient, linkId, initial])
  useEffect(() => {
    if (!isGone) return
    forgetDay(linkId)
    void forgetPhotos(unsentPhotosOf(linkId)).catch(() => undefined)
  }, [isGone, linkId])

  const send = useCallback(async () => {
    const round = await inTurn(() => sendAll(token, linkId))
    setIsOffline(round.end === 'noLine')
    if (round.day) {
      keepDay(round.day)
      queryClient.setQueryData(courierKeys.day, round.day)
    }
    if (round.refused !== null) {
      showToast({ tone: 'error', text: round.refused })
      void queryClient.invalidateQueries({ queryKey: courierKeys.day })
    }
    return round
  }, [queryClient, token, linkId])

  const waiting = visits.filter(({ trouble }) => trouble === null).length + unsentPhotos.length
  useEffect(() => {
    if (waiting === 0) return
    const again = () => void send().catch(() => undefined)
    const timer = setInterval(again, TRY_MS)
    window.addEventListener('online', again)
    again()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [waiting, send])

  /** Stores a mark with its photo in the phone and sends them immediately when there is a connection. */
  const say = (orderId: number, said: UnsentVisit['said'], photo: File | null) => {
    const visit = { id: crypto.randomUUID(), orderId, said, at: pageClock.now().toISOString(), trouble: null }
    queue.change((known) => withVisit(known, visit))
    showToast({ tone: 'success', text: said.kind === 'delivered' ? text.day.delivered : text.day.missSaved })
    if (photo) {
      const problem = keepPhoto(photos, orderId, photo).catch(() => text.day.photo.lost)
      void problem.then((words) => words && showToast({ tone: 'error', text: words }))
    }
  }
  const refusing = useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ orderId, lineIds }: { orderId: number; lineIds: number[] }) =>
      courierApi().refuseLines({ headers: courierHeaders(token), params: { id: orderId }, body: { lineIds } }),
    onSuccess: (fresh) => {
      keepDay(fresh)
      queryClient.setQueryData(courierKeys.day, fresh)
      showToast({ tone: 'success', text: text.day.refuse.saved })
    },
    onError: (error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.day.failed) })
      void queryClient.invalidateQueries({ queryKey: courierKeys.day })
    },
  })
  return {
    day: withUnsentVisits(data, visits),
    say,
    /** Refuses lines for the customer; needs a connection. */
    refusing,
    waiting,
    isOffline: isOffline && waiting > 0,
    /** Reason why the server refused the last mark of an order; null = it was not refused. */
    troubleOf: (orderId: number) => visits.find((visit) => visit.orderId === orderId)?.trouble ?? null,
    isGone,
  }
}
