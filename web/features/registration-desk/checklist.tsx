import type { Application } from '@okolitsa/contracts/registration/applications.ts'
import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { registrationDesk as text } from '@okolitsa/strings/ru/registration-desk.ts'
import { supportHours } from '@okolitsa/strings/ru/support.ts'
import { readinessPath } from '../../data/registration/desk/readiness-paths.ts'
import { useApplication, useSubmitApplication } from '../../data/registration/desk/use-application.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon, ChevronRightIcon } from '../../ui/icons.ts'
import { Progress } from '../../ui/progress.tsx'
import { PlotPaper } from './plot-paper.tsx'
import css from './start.module.css'

type Point = Application['points'][number]

/** Remaining steps before the first sale: open steps first, each with a link to its page. */
export function Checklist({
  initial,
  level = 2,
}: {
  initial: Application
  /** Heading level; 1 when the checklist has its own page. */
  level?: 1 | 2 | undefined
}) {
  const application = useApplication(initial)
  const submit = useSubmitApplication(application.organizationId)
  const { state, points, note } = application
  const left = points.filter(({ isDone }) => !isDone)
  const done = points.length - left.length
  const Heading = `h${level}` as const
  const isChecked = state === 'submitted'
  const isReturned = state === 'returned' && note !== ''
  const title = isChecked
    ? text.states.submittedTitle
    : isReturned && left.length === 0
      ? text.states.returnedTitle
      : text.list.left(left.length)
  return (
    <section className={css.screen} aria-labelledby="start">
      <Heading id="start" className="h2">
        {title}
      </Heading>
      {isReturned && (
        <Notification tone="warning" title={text.states.returned}>
          <p className={css.note}>{note}</p>
        </Notification>
      )}
      <div>
        <p className={css.row}>
          <b>{text.list.progress(done, points.length)}</b>
          {!isChecked && <span className="muted">{text.list.hidden}</span>}
        </p>
        <Progress
          value={done}
          max={points.length}
          tone="green"
          label={text.list.label}
          valueText={text.list.progress(done, points.length)}
        />
      </div>
      <Card>
        <ul className={css.list} aria-label={text.list.label}>
          {[...left, ...points.filter(({ isDone }) => isDone)].map((point, index) => (
            <li key={point.name}>
              <ListedPoint point={point} type={application.type} place={index + 1} />
            </li>
          ))}
        </ul>
      </Card>
      {level === 1 && application.person?.kind === 'household' && <PlotPaper application={application} />}
      <p className="muted">{isChecked ? text.states.submitted : text.states.draft}</p>
      {!isChecked && left.length === 0 && (
        <Button size="xlarge" block busy={submit.isPending} onClick={() => submit.mutate()}>
          {text.list.submit}
        </Button>
      )}
      <Help />
    </section>
  )
}

/** Texts of a step; some steps of restaurants and organizers have other texts. */
function textsOf({ name, isDone }: Point, type: Application['type']): { title: string; note: string } {
  const words = text.points[name]
  const others: Partial<Record<Point['name'], { title: string; todo: string }>> =
    type === 'restaurant' ? text.ofRestaurants : type === 'tour_operator' ? text.ofTours : {}
  const own = others[name] ?? words
  return { title: own.title, note: isDone ? words.done : own.todo }
}

function ListedPoint({ point, type, place }: { point: Point; type: Application['type']; place: number }) {
  const { title, note } = textsOf(point, type)
  const href = readinessPath(point.name, type)
  const inside = (
    <>
      <span className={classNames(css.mark, point.isDone && css.done)} aria-hidden="true">
        {point.isDone ? <CheckIcon size={22} /> : place}
      </span>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {!point.isDone && <ChevronRightIcon size={22} />}
    </>
  )
  return (
    <a className={css.point} href={href}>
      {inside}
    </a>
  )
}

/** Support telephone of the shop, if it has one. */
function Help() {
  const { support = {} } = useRootData().site
  if (!support.phone) return null
  return (
    <Notification tone="info" title={text.list.help}>
      <p>
        <a className="link" href={`tel:${support.phone}`}>
          {formatPhone(support.phone)}
        </a>
        {supportHours(support) && <>, {supportHours(support)}</>}
      </p>
    </Notification>
  )
}
