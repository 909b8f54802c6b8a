import type { Today, TodayTaskAnswer } from '@okolitsa/contracts/today/today.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatTime } from '@okolitsa/strings/ru/format.ts'
import { today as text } from '@okolitsa/strings/ru/today.ts'
import { taskPath } from '../../data/today/desk/today-paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import css from './today.module.css'

/** A task: deadline, text, and one button to its page. */
export function TodayTask({
  task,
  today,
  isFirst,
  now,
}: {
  task: TodayTaskAnswer
  today: Today
  isFirst: boolean
  now: Date
}) {
  const { kind, isOverdue, done, all } = task
  const isReviews = kind === 'answer' && today.unanswered.chats === 0
  return (
    <li className={classNames(css.task, isFirst && css.first, isOverdue && css.late)}>
      <p className={css.until}>
        {hoursOf(task, today, now).map((line) => (
          <b key={line}>{line}</b>
        ))}
        <small>{isOverdue ? text.overdue : text.until(kind)}</small>
      </p>
      <div className={css.what}>
        <h3>{text.taskTitle(kind, task)}</h3>
        <p>{taskText(task, today)}</p>
        {kind === 'gather' && (
          <Progress
            value={done}
            max={all}
            tone="green"
            label={text.taskTitle(kind, task)}
            valueText={text.gathered(done, all)}
          />
        )}
      </div>
      <div className={css.press}>
        <Button href={taskPath(kind, today)} look={isFirst ? 'primary' : 'secondary'} size="xlarge" block>
          {isReviews ? text.answerReviews : text.button(kind, task)}
        </Button>
      </div>
    </li>
  )
}

/** The deadline: the hour, with its day unless it is today. */
function hoursOf({ by }: TodayTaskAnswer, { timeZone, date }: Today, now: Date): string[] {
  if (by === null) return [text.evening]
  const moment = new Date(by)
  const day = dayIn(timeZone, moment)
  const time = formatTime(moment, timeZone)
  return day === date ? [time] : [text.otherDay(day, { now, zone: timeZone }), time]
}

function taskText(task: TodayTaskAnswer, { newOrders, unanswered, seller }: Today): string {
  if (task.kind === 'answer') return text.unanswered(unanswered)
  const [first, second] = newOrders
  if (task.kind === 'confirm' && first && !second) {
    const { recipientName, lines, total } = first
    return seller.type === 'tour_operator'
      ? text.newBooking(recipientName, lines, total)
      : text.newOrder(recipientName, lines, total)
  }
  return text.taskText(task.kind, task)
}
