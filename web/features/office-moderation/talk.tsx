import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { useTalk } from '../../data/office/use-matter-queue.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import css from './matter-queue.module.css'

/** Messages around a reported one, after a press. */
export function Talk({ messageId }: { messageId: string }) {
  const reference = useDayReference()
  const { data, isFetching, isError, refetch } = useTalk(messageId)
  if (!data)
    return (
      <>
        <h2 className="h4">{text.talk}</h2>
        <p className="sm muted">{text.talkNote}</p>
        {isError && <Notification tone="error" title={text.talkFailed} />}
        <Button look="secondary-gray" size="small" busy={isFetching} onClick={() => void refetch()}>
          {text.showTalk}
        </Button>
      </>
    )
  return (
    <>
      <h2 className="h4">{text.talk}</h2>
      <ol className={css.reports}>
        {data.map(({ messageId: id, side, text: words, photos, at }) => (
          <li key={id} aria-current={String(id) === messageId || undefined}>
            <b>{text.sides[side]}</b>
            <p className={css.report}>{[words, photos > 0 ? text.photos(photos) : ''].filter(Boolean).join(' · ')}</p>
            <small className="muted">{formatMoment(new Date(at), reference)}</small>
          </li>
        ))}
      </ol>
    </>
  )
}
