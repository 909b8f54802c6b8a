import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { momentIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { byDeadline, type QueueName } from '@okolitsa/domain/office/queue-deadlines.ts'
import { OFFICE_DAY_ENDS_AT } from '@okolitsa/domain/orders/dispute.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'

export type OfficeDay = Awaited<ReturnType<OfficeApi['orders']['getOfficeDay']>>

export type OfficeAlarm = Awaited<ReturnType<OfficeApi['state']['listAlarms']>>['items'][number]

/** A queue as the start page shows it. */
export interface OfficeQueue {
  readonly name: QueueName
  readonly href: string
  /** Number of waiting items; null = it could not be read. */
  readonly count: number | null
  /** True = more than `count` items wait. */
  readonly hasMore: boolean
  /** Time since which the oldest item waits, ISO 8601; null = nothing waits, or the time is not known. */
  readonly since: string | null
}

type Counted = Pick<OfficeQueue, 'count' | 'since'> & { readonly hasMore?: boolean }

interface QueueRule {
  readonly name: QueueName
  readonly href: string
  readonly needs: OfficeMember['permissions'][number]
  read(api: OfficeApi): Promise<Counted>
}

const earliest = (moments: readonly (string | null)[]): string | null =>
  moments.flatMap((moment) => moment ?? []).toSorted()[0] ?? null

const RULES: readonly QueueRule[] = [
  {
    name: 'stuck',
    href: '/office/state',
    needs: 'seeState',
    read: async ({ state }) => {
      const { events, jobs } = await state.getState()
      return { count: events.dead + jobs.failed.length, since: earliest(jobs.failed.map(({ at }) => at)) }
    },
  },
  {
    name: 'callBacks',
    href: '/office/orders?view=callBacks',
    needs: 'handleOrders',
    read: async ({ orders }) => {
      const { count, due } = (await orders.getOfficeDay()).callBacks
      return { count, since: due }
    },
  },
  {
    name: 'disputes',
    href: '/office/disputes',
    needs: 'decideContests',
    read: async ({ disputes }) => {
      const { items } = await disputes.listDisputes()
      return { count: items.length, since: earliest(items.map(({ since }) => since)) }
    },
  },
  {
    name: 'unanswered',
    href: '/office/unanswered',
    needs: 'seeUnanswered',
    read: async ({ unanswered }) => {
      const { items, total } = await unanswered.listUnanswered()
      return { count: total, since: earliest(items.map(({ lateFrom }) => lateFrom)) }
    },
  },
  {
    name: 'approvals',
    href: '/office/people/team',
    needs: 'managePeople',
    read: async ({ people }) => {
      const { approvals } = await people.getOfficeTeam()
      return { count: approvals.length, since: earliest(approvals.map(({ proposedAt }) => proposedAt)) }
    },
  },
  {
    name: 'applications',
    href: '/office/applications',
    needs: 'approveSellers',
    read: async ({ applications }) => {
      const { items, next } = await applications.listApplications({ query: { state: 'submitted' } })
      return {
        count: items.length,
        hasMore: next !== null,
        since: earliest(items.map(({ submittedAt }) => submittedAt)),
      }
    },
  },
  {
    name: 'papers',
    href: '/office/sellers?papers=waiting',
    needs: 'manageSellers',
    read: async ({ papers }) => {
      const { waiting, since } = await papers.getPaperQueue()
      return { count: waiting, since }
    },
  },
  {
    name: 'endingPapers',
    href: '/office/sellers?papers=expiring',
    needs: 'manageSellers',
    read: async ({ papers }) => ({ count: (await papers.getPaperQueue()).ending, since: null }),
  },
  {
    name: 'npd',
    href: '/office/sellers?npd=near',
    needs: 'manageSellers',
    read: async ({ papers }) => ({ count: (await papers.getPaperQueue()).npd, since: null }),
  },
  {
    name: 'goods',
    href: '/office/goods/check',
    needs: 'checkGoods',
    read: async ({ goods }) => {
      const { items, total } = await goods.listGoodsChecks({ query: {} })
      return { count: total, since: items[0]?.waitsSince ?? null }
    },
  },
  {
    name: 'reviews',
    href: '/office/moderation',
    needs: 'moderateReviews',
    read: async ({ moderation }) => {
      const { items, counts } = await moderation.listMatters({ query: {} })
      return { count: counts.reduce((sum, { count }) => sum + count, 0), since: items[0]?.since ?? null }
    },
  },
  {
    name: 'payouts',
    href: '/office/payouts',
    needs: 'managePayouts',
    read: async ({ payouts }) => (await payouts.listPayoutRuns({ query: {} })).waiting,
  },
  {
    name: 'dataRequests',
    href: '/office/personal-data',
    needs: 'managePersonalData',
    read: async ({ customers }) => {
      const { requests } = await customers.getPersonalData()
      const waiting = requests.filter(({ moves }) => moves.length > 0)
      const dueAt = ({ answerBy }: (typeof waiting)[number]) =>
        momentIn(SHOP_TIME_ZONE, answerBy, OFFICE_DAY_ENDS_AT * 60).toISOString()
      return { count: waiting.length, since: earliest(waiting.map(dueAt)) }
    },
  },
]

/** The queues that the person may work on, by deadline; one that fails does not hide the others. */
export const readQueues = async (
  api: OfficeApi,
  { permissions }: Pick<OfficeMember, 'permissions'>,
): Promise<OfficeQueue[]> => {
  const queues = await Promise.all(
    RULES.filter(({ needs }) => permissions.includes(needs)).map(async ({ name, href, read }) => {
      const counted = await read(api).catch((): Counted => ({ count: null, since: null }))
      return { name, href, hasMore: false, ...counted }
    }),
  )
  return queues.toSorted(byDeadline)
}

/** Numbers of the day; null = the person may not see orders, or they could not be read. */
export const readDay = async (
  { orders }: OfficeApi,
  { permissions }: Pick<OfficeMember, 'permissions'>,
): Promise<OfficeDay | null> =>
  permissions.includes('seeOrders') ? await orders.getOfficeDay().catch(() => null) : null

/** Present alarms; empty also when they could not be read, because the page has its own numbers. */
export const readAlarms = async ({ state }: OfficeApi): Promise<OfficeAlarm[]> =>
  (await state.listAlarms().catch(() => ({ items: [] }))).items

/** Interval at which the open page is updated, ms. */
const ASK_MS = 60_000

export function useQueues(member: OfficeMember, initialData: OfficeQueue[]): readonly OfficeQueue[] {
  const options = queryOptions({
    queryKey: officeKeys.queues,
    queryFn: () => readQueues(officeApi(), member),
    initialData,
    refetchInterval: ASK_MS,
  })
  return useQuery(options).data
}

export function useOfficeDay(member: OfficeMember, initialData: OfficeDay | null): OfficeDay | null {
  const options = queryOptions({
    queryKey: officeKeys.day,
    queryFn: () => readDay(officeApi(), member),
    initialData,
    refetchInterval: ASK_MS,
  })
  return useQuery(options).data
}

export function useAlarms(initialData: OfficeAlarm[]): readonly OfficeAlarm[] {
  const options = queryOptions({
    queryKey: officeKeys.alarms,
    queryFn: () => readAlarms(officeApi()),
    initialData,
    refetchInterval: ASK_MS,
  })
  return useQuery(options).data
}
