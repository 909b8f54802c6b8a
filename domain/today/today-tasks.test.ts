import { expect, it } from 'vitest'
import { type OrdersAlike, type TodayFacts, todayTasks } from './today-tasks.ts'

const KAMCHATKA = 'Asia/Kamchatka'
/** Nine in the morning of the 24th in Kamchatka, where it is still the 23rd in Moscow. */
const NOW = new Date('2026-11-23T21:00:00Z')
const alike = (group: Partial<OrdersAlike>): OrdersAlike => ({
  state: 'isAssembling',
  kind: 'courier',
  day: '2026-11-24',
  fromHour: 10,
  toHour: 14,
  orders: 1,
  gathered: 0,
  toWeigh: 0,
  guests: 0,
  ...group,
})
const tasksOf = (underWay: readonly OrdersAlike[], facts: Partial<TodayFacts> = {}) =>
  todayTasks({
    now: NOW,
    timeZone: KAMCHATKA,
    today: '2026-11-24',
    underWay,
    missed: 0,
    claims: 0,
    debts: 0,
    promised: 0,
    repayBy: null,
    answerBy: null,
    claimedAt: null,
    requests: 0,
    requestedAt: null,
    questions: 0,
    reviews: 0,
    chats: 0,
    lowGoods: 0,
    papers: 0,
    paperUntil: null,
    ...facts,
  })

it('returns no tasks when no order needs work today', () => {
  expect(tasksOf([])).toEqual([])
  // tomorrow's departures wait, and the carrier's deliveries are not the seller's work
  expect(tasksOf([alike({ day: '2026-11-25' }), alike({ kind: 'cdek', state: 'onTheRoad' })])).toEqual([])
})

it('returns one task for parcels of all windows, due at the first incomplete one, in the seller’s zone', () => {
  const [gather, ...others] = tasksOf([
    alike({ orders: 5, gathered: 5 }),
    alike({ orders: 10, gathered: 1, fromHour: 14, toHour: 18, toWeigh: 3 }),
    alike({ state: 'onTheRoad', orders: 2 }),
    alike({ state: 'received', orders: 0 }),
  ]).filter(({ kind }) => kind !== 'handOver')
  expect(gather).toEqual({
    kind: 'gather',
    by: new Date('2026-11-24T02:00:00Z'),
    isOverdue: false,
    done: 8,
    all: 17,
    hours: null,
    guests: 0,
  })
  expect(others).toMatchObject([{ kind: 'weigh', all: 3, by: gather?.by }])
})

it("lists yesterday's unsent orders first and as overdue, and unanswered orders", () => {
  const tasks = tasksOf(
    [
      alike({ state: 'formed', day: '2026-11-26', orders: 2 }),
      alike({ day: '2026-11-23', orders: 1 }),
      alike({ kind: 'pickup', state: 'readyForIssuance', orders: 4, toHour: 19 }),
    ],
    { questions: 1, chats: 2 },
  )
  expect(tasks.map(({ kind, isOverdue, all }) => [kind, isOverdue, all])).toEqual([
    ['gather', true, 5],
    ['pickup', false, 4],
    ['confirm', false, 2],
    ['answer', false, 3],
  ])
})

it('returns a handover for each courier window at its hour, and one for all carrier parcels', () => {
  const tasks = tasksOf([
    alike({ state: 'onTheRoad', orders: 3 }),
    alike({ orders: 2, gathered: 2 }),
    alike({ orders: 4, gathered: 1, fromHour: 14, toHour: 18 }),
    alike({ kind: 'cdek', orders: 2, gathered: 2, fromHour: 9, toHour: 20 }),
  ]).filter(({ kind }) => kind === 'handOver' || kind === 'ship')
  expect(tasks.map(({ kind, all, hours }) => [kind, all, hours])).toEqual([
    ['handOver', 5, { from: 10, to: 14 }],
    ['handOver', 1, { from: 14, to: 18 }],
    ['ship', 2, null],
  ])
})

it("lists today's tour at its hour, never overdue", () => {
  const tour = alike({ kind: 'tour', state: 'booked', fromHour: 8, toHour: 12, orders: 3, guests: 7 })
  expect(
    tasksOf([tour, { ...tour, day: '2026-11-25' }, { ...tour, state: 'sentToOrganizer', orders: 1, guests: 2 }]),
  ).toEqual([
    {
      kind: 'depart',
      by: new Date('2026-11-23T20:00:00Z'),
      isOverdue: false,
      done: 0,
      all: 4,
      hours: { from: 8, to: 12 },
      guests: 9,
    },
  ])
})

it('gives a claim two days from its creation', () => {
  const claimedAt = new Date('2026-11-21T20:59:00Z')
  expect(tasksOf([], { claims: 1, claimedAt })).toMatchObject([{ kind: 'claims', isOverdue: true, all: 1 }])
  expect(tasksOf([], { claims: 1, claimedAt: new Date('2026-11-21T21:00:00Z') })[0]?.isOverdue).toBe(false)
})

it('lists refunds by due date, overdue after it', () => {
  const repayBy = new Date('2026-11-23T21:00:00Z')
  expect(tasksOf([], { debts: 2, repayBy })).toMatchObject([{ kind: 'repay', all: 2, by: repayBy, isOverdue: false }])
  expect(tasksOf([], { debts: 1, repayBy: new Date(repayBy.getTime() - 1) })[0]?.isOverdue).toBe(true)
})

it('lists promised replacements without a due time', () => {
  expect(tasksOf([], { promised: 2 })).toMatchObject([{ kind: 'bringNew', all: 2, by: null, isOverdue: false }])
})

it('lists goods that run out without a due time', () => {
  expect(tasksOf([], { papers: 1, paperUntil: '2099-01-01' })).toMatchObject([
    { kind: 'papers', by: null, isOverdue: false },
  ])
  expect(tasksOf([], { papers: 1, paperUntil: '2020-01-01' })).toMatchObject([{ kind: 'papers', isOverdue: true }])
  expect(tasksOf([], { lowGoods: 2 })).toMatchObject([{ kind: 'restock', by: null, isOverdue: false, all: 2 }])
})

it('lists failed deliveries as due now', () => {
  expect(tasksOf([], { missed: 2 })).toMatchObject([{ kind: 'missed', all: 2, by: NOW, isOverdue: false }])
})

it('gives callback requests some hours, then lists them as overdue', () => {
  const requestedAt = new Date(NOW.getTime() - 5 * 3_600_000)
  expect(tasksOf([], { requests: 2, requestedAt })).toMatchObject([
    { kind: 'requests', all: 2, isOverdue: true, by: new Date(NOW.getTime() - 3_600_000) },
  ])
  expect(tasksOf([], { requests: 1, requestedAt: NOW })).toMatchObject([{ kind: 'requests', isOverdue: false }])
})
