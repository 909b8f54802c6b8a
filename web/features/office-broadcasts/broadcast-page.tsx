import type { Broadcast } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import { broadcasts } from '@okolitsa/strings/ru/broadcasts.ts'
import { type DayReference, formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import { useStopBroadcast } from '../../data/office/use-broadcasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Progress } from '../../ui/progress.tsx'
import { BroadcastState } from './broadcast-list.tsx'
import css from './broadcasts.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const { page: text, preview } = broadcasts

/** To whom, when and by whom, in one line. */
export const factsOf = ({ kind, day, thing, startedAt, seller, author }: Broadcast, reference: DayReference): string =>
  [
    broadcasts.audienceOf(kind, day, thing, reference),
    formatMoment(new Date(startedAt), reference),
    seller ?? author,
  ].join(' · ')

/** The stop button with its question. */
export function StopBroadcast({ broadcast: { id, abilities } }: { broadcast: Broadcast }) {
  const stop = useStopBroadcast(id)
  const [isAsked, ask] = useState(false)
  if (!abilities.stop) return null
  return (
    <>
      <Button look="secondary" size="medium" busy={stop.isPending} onClick={() => ask(true)}>
        {text.stop}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={ask}
            title={text.stopTitle}
            text={text.stopText}
            confirmText={text.stop}
            cancelText={broadcasts.write.keep}
            busy={stop.isPending}
            onConfirm={() => stop.mutate(undefined, { onSettled: () => ask(false) })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Progress, results and text of a broadcast. */
export function BroadcastCards({ broadcast }: { broadcast: Broadcast }) {
  const { people, notified, read, leftOut, channels, texts, state } = broadcast
  const gone = [
    leftOut.noConsent > 0 && preview.noConsent(leftOut.noConsent),
    leftOut.erased > 0 && preview.erased(leftOut.erased),
    leftOut.meanwhile > 0 && preview.meanwhile(leftOut.meanwhile),
  ].filter((line) => line !== false)
  return (
    <div className={css.columns}>
      <Card as="section" className="stack g3" aria-live="polite">
        <h2 className="h4">
          {text.progress} <BroadcastState state={state} />
        </h2>
        <Progress value={notified} max={people} label={text.progress} valueText={text.notified(notified, people)} />
        <p>{text.notified(notified, people)}</p>
        <DescriptionList items={[{ term: text.read, value: formatNumber(read) }]} />
        {gone.length > 0 && (
          <p className="sm muted">
            {preview.leftOut} {gone.join('; ')}
          </p>
        )}
        <h2 className="h4">{text.results}</h2>
        {channels.length === 0 && <p className="sm muted">{text.nothing}</p>}
        <DescriptionList
          items={channels.map(({ channel, ...counts }) => ({
            term: preview.channels[channel],
            value: (['sent', 'waiting', 'unsure', 'dropped'] as const)
              .filter((one) => counts[one] > 0)
              .map((one) => `${text[one]} ${formatNumber(counts[one])}`)
              .join(', '),
          }))}
        />
      </Card>
      <Card as="section" className="stack g3">
        <h2 className="h4">{text.message}</h2>
        {Object.entries(texts).map(([language, { title, text: body }]) => (
          <div key={language} lang={language}>
            <b>{title}</b>
            <p>{body}</p>
          </div>
        ))}
      </Card>
    </div>
  )
}
