import type { TourDateAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDate } from '@okolitsa/strings/ru/format.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Progress } from '../../ui/progress.tsx'
import css from './tours.module.css'

/** Progress of the group and the time of the decision; hidden for a confirmed date. */
export function TourGathering({ date, zone }: { date: TourDateAnswer; zone: string }) {
  const { now } = useDayReference()
  const { minPeople, booked, isCertain, decideAt } = date
  if (minPeople === null || isCertain) return null
  const words = text.gathered(booked, minPeople)
  return (
    <div className={css.gathering}>
      <span>
        <b>{words}</b>
        {decideAt && <small>{text.decides(formatDate(dayIn(zone, new Date(decideAt)), { now, zone }))}</small>}
      </span>
      <Progress value={booked} max={minPeople} label={words} valueText={words} />
    </div>
  )
}
