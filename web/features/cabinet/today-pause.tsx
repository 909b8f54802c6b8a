import type { Today } from '@okolitsa/contracts/today/today.ts'
import { today as text } from '@okolitsa/strings/ru/today.ts'
import { usePause } from '../../data/cabinet/use-pause.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons.ts'
import css from './today.module.css'

/** Whether new orders are taken, and the buttons that stop and start them. */
export function TodayPause({ today: { seller, pause, timeZone }, now }: { today: Today; now: Date }) {
  const change = usePause(seller.id)
  const words = text.pause
  return (
    <Card as="section" aria-labelledby="sales">
      <h2 id="sales" className="h3">
        {pause ? words.stopped : words.going}
      </h2>
      <p className={css.note}>
        {pause
          ? words.stoppedNote(pause.until === null ? null : new Date(pause.until), { now, zone: timeZone })
          : words.goingNote}
      </p>
      <div className={css.pauses}>
        {pause ? (
          <Button
            look="primary"
            size="xlarge"
            icon={PlayIcon}
            busy={change.isPending}
            onClick={() => change.mutate(null)}
          >
            {words.resume}
          </Button>
        ) : (
          <>
            <Button look="secondary" size="xlarge" busy={change.isPending} onClick={() => change.mutate('hour')}>
              {words.hour}
            </Button>
            <Button look="secondary" size="xlarge" busy={change.isPending} onClick={() => change.mutate('tomorrow')}>
              {words.tomorrow}
            </Button>
            <Button
              look="secondary-gray"
              size="xlarge"
              icon={PauseIcon}
              busy={change.isPending}
              onClick={() => change.mutate('open')}
            >
              {words.open}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
