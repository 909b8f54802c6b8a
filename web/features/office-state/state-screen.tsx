import type { ShopState } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { formatCount, formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { shopState as text } from '@okolitsa/strings/ru/shop-state.ts'
import type { ReactNode } from 'react'
import { useShopState } from '../../data/office/use-shop-state.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { CircleCheckIcon, TriangleAlertIcon } from '../../ui/icons.ts'
import { BooksCard } from './books-card.tsx'
import { DeadLettersCard } from './dead-letters-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { PlaceCard, ReleaseCard } from './place-cards.tsx'
import css from './state.module.css'

/** Troubles of the moment in words; none = all is well. */
const troublesOf = ({ events, jobs, integrity, audit, disk }: ShopState): string[] => {
  const last = integrity.find(({ problems }) => problems !== null)
  return [
    events.dead > 0 && text.troubles.dead(formatCount(events.dead, text.dead.count)),
    events.overdue > 0 && text.troubles.overdue(formatCount(events.overdue, text.jobs.events)),
    jobs.failed.length > 0 && text.troubles.failed(formatCount(jobs.failed.length, text.jobs.tasks)),
    last !== undefined && last.problems !== 0 && text.troubles.books,
    audit.late > 0 && text.troubles.seal,
    !disk.mayCache && text.troubles.disk,
  ].filter((one) => one !== false)
}

/** The state in one line. */
export function StateNote({ initial }: { initial: ShopState }) {
  const { data: state } = useShopState(initial)
  const troubles = troublesOf(state)
  const reference = useDayReference()
  const when = text.seen(formatMoment(new Date(state.at), reference))
  return (
    <span role="status">{troubles.length === 0 ? text.fine(when) : text.attention(troubles.join(', '), when)}</span>
  )
}

/** Figures, dead letters, jobs, services, books, release, database and disk. */
export function StateScreen({ initial, services }: { initial: ShopState; services: ReactNode }) {
  const { data: state } = useShopState(initial)
  const { events, jobs, release } = state
  const last = state.integrity.find(({ problems }) => problems !== null)
  return (
    <>
      <ul className={css.tiles}>
        <Tile title={text.tiles.dead} value={formatNumber(events.dead)} isBad={events.dead > 0} />
        <Tile title={text.tiles.overdue} value={formatNumber(events.overdue)} isBad={events.overdue > 0} />
        <Tile title={text.tiles.waiting} value={formatNumber(jobs.waiting)} />
        <Tile
          title={text.tiles.books}
          value={
            last === undefined || last.problems === null
              ? text.tiles.unknown
              : last.problems === 0
                ? text.tiles.right
                : formatNumber(last.problems)
          }
          isBad={last !== undefined && last.problems !== 0}
          isKnown={last !== undefined}
        />
        <Tile title={text.tiles.nodes} value={formatNumber(release.nodes)} isBad={release.nodes === 0} />
      </ul>
      <div className={css.columns}>
        <div className={css.column}>
          <DeadLettersCard dead={events.dead} />
          <JobsCard state={state} />
          {services && (
            <section className={css.services}>
              <h2 className="h3">{text.services.title}</h2>
              <p className="sm muted">{text.services.note}</p>
              {services}
            </section>
          )}
        </div>
        <div className={css.column}>
          <BooksCard state={state} />
          <ReleaseCard state={state} />
          <PlaceCard state={state} />
        </div>
      </div>
    </>
  )
}

interface TileProps {
  readonly title: string
  readonly value: string
  readonly isBad?: boolean
  /** False = the value has no sign of good or bad. */
  readonly isKnown?: boolean
}

const Tile = ({ title, value, isBad = false, isKnown = true }: TileProps) => (
  <Card as="li" className={css.tile}>
    <span>{title}</span>
    <b data-bad={isBad || undefined}>
      {isKnown && (isBad ? <TriangleAlertIcon size={18} /> : <CircleCheckIcon size={18} />)}
      {value}
    </b>
  </Card>
)
