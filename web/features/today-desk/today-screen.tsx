import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { Today } from '@okolitsa/contracts/today/today.ts'
import { dayIn, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDate, formatPrice, formatTime, formatWeekday } from '@okolitsa/strings/ru/format.ts'
import { npdYear } from '@okolitsa/strings/ru/npd-year.ts'
import { stoppedSales } from '@okolitsa/strings/ru/stopped-sales.ts'
import { today as text } from '@okolitsa/strings/ru/today.ts'
import type { ReactElement, ReactNode } from 'react'
import { printPath } from '../../data/printing/desk/print-query.ts'
import { tasksOf } from '../../data/today/desk/today-paths.ts'
import { useToday } from '../../data/today/desk/use-today.ts'
import { useNowMs } from '../../platform/tab-state/use-now-ms.ts'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './today.module.css'
import { TodayContract } from './today-contract.tsx'
import { TodayGoods } from './today-goods.tsx'
import { TodayPause } from './today-pause.tsx'
import { TodayTask } from './today-task.tsx'

/** A seller's day: totals, tasks, products to pick. */
export function TodayScreen({
  member,
  initial,
  opening,
  departures,
  children,
}: {
  member: StaffMember
  initial: Today
  /** Remaining steps before the first sale, for a shop that customers do not see yet. */
  opening?: ReactNode
  /** Departures of today and tomorrow for organizers; null for other sellers. */
  departures: ReactElement | null
  /** Content above the tasks: the offer of push notifications. */
  children?: ReactNode
}) {
  const today = useToday(initial.seller.id, initial) ?? initial
  const now = new Date(useNowMs())
  const { timeZone, date } = today
  // the departures show the participants to meet
  const tasks = tasksOf(today, member).filter(({ kind }) => kind !== 'depart' || !departures)
  const mayPause =
    !opening &&
    today.seller.type === 'farmer' &&
    member.permissions.includes('manageShop') &&
    member.visit?.mode !== 'reading'
  return (
    <div className={`wrap section ${css.screen}`}>
      <header>
        {/* a visitor of the office is greeted by nobody */}
        <h1 className="h1">
          {member.visit ? text.title : text.greeting(Math.floor(minuteOfDayIn(timeZone, now) / 60), member.name)}
        </h1>
        <p className={css.date}>
          {formatWeekday(date)}, {formatDate(date, { now, zone: timeZone })} · {formatTime(now, timeZone)}
        </p>
      </header>
      {today.termination && (
        <Notification tone="warning" title={stoppedSales.ends(today.termination.endsOn, { now, zone: today.timeZone })}>
          <p>{today.termination.message}</p>
          <p>{stoppedSales.endsText}</p>
        </Notification>
      )}
      {today.suspension && <Suspended today={today} suspension={today.suspension} now={now} />}
      {today.contract && !opening && <TodayContract contract={today.contract} now={now} zone={timeZone} />}
      {today.npd && today.npd.level !== 'calm' && (
        <Notification tone="warning" title={npdYear.sold(today.npd.sold, today.npd.limit)}>
          <p>{npdYear.seller[today.npd.level]}</p>
        </Notification>
      )}
      {opening ?? <Numbers today={today} />}
      {today.npd?.level === 'calm' && !opening && (
        <p className="sm muted">{npdYear.sold(today.npd.sold, today.npd.limit)}</p>
      )}
      {children}
      {(!opening || tasks.length > 0) && (
        <div className={classNames(css.columns, departures && css.halves)}>
          <section aria-labelledby="tasks">
            <h2 id="tasks" className={`h3 ${css.heading}`}>
              {text.tasks}
            </h2>
            {tasks.length === 0 ? (
              <Card>
                <p>
                  <b>{text.nothing}</b>
                </p>
                <p>{text.nothingText}</p>
              </Card>
            ) : (
              <ul className={css.tasks}>
                {tasks.map((task, index) => (
                  <TodayTask
                    key={`${task.kind} ${task.by}`}
                    task={task}
                    today={today}
                    isFirst={index === 0}
                    now={now}
                  />
                ))}
              </ul>
            )}
          </section>
          <div className={css.aside}>
            {departures}
            {today.products.length > 0 && (
              <TodayGoods
                products={today.products}
                printHref={
                  today.seller.type === 'farmer' && member.permissions.includes('workOrders')
                    ? printPath({ date, paper: 'picking' })
                    : null
                }
              />
            )}
            {mayPause && <TodayPause today={today} now={now} />}
          </div>
        </div>
      )}
    </div>
  )
}

/** The market has suspended the seller: what it says, and until when. */
function Suspended({
  today: { timeZone },
  suspension: { message, until },
  now,
}: {
  today: Today
  suspension: NonNullable<Today['suspension']>
  now: Date
}) {
  const words = stoppedSales
  const title =
    until === null ? words.title : words.titleTill(dayIn(timeZone, new Date(until)), { now, zone: timeZone })
  return (
    <Notification tone="warning" title={title}>
      <p>{message}</p>
      <p>{words.text}</p>
    </Notification>
  )
}

function Numbers({ today: { orders, ordersTomorrow, sold, seller } }: { today: Today }) {
  const isTrips = seller.type === 'tour_operator'
  const numbers = [
    { value: String(orders), words: (isTrips ? text.bookingsToday : text.ordersToday)(orders) },
    ...(sold ? [{ value: formatPrice(sold.sum), words: text.sold }] : []),
    { value: String(ordersTomorrow), words: (isTrips ? text.bookingsTomorrow : text.ordersTomorrow)(ordersTomorrow) },
  ]
  return (
    <ul className={css.numbers} aria-label={text.numbers}>
      {numbers.map(({ value, words }) => (
        <li key={words}>
          <b>{value}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
