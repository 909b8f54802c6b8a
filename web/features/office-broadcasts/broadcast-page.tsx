import type { Broadcast } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import { broadcasts } from '@okolitsa/strings/ru/broadcasts.ts'
import { formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import { useStopBroadcast } from '../../data/office/use-broadcasts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Progress } from '../../ui/progress.tsx'
import { OfficeColumns, OfficeTop } from '../office-shell/office-page.tsx'
import { BroadcastState } from './broadcast-list.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const { page: text, preview } = broadcasts

/** Progress, results and text of a broadcast, with its stop button. */
export function BroadcastPage({ broadcast }: { broadcast: Broadcast }) {
  const reference = useDayReference()
  const stop = useStopBroadcast(broadcast.id)
  const [isAsked, ask] = useState(false)
  const { people, told, read, leftOut, channels, texts, state, seller, author } = broadcast
  const gone = [
    leftOut.noConsent > 0 && preview.noConsent(leftOut.noConsent),
    leftOut.erased > 0 && preview.erased(leftOut.erased),
    leftOut.meanwhile > 0 && preview.meanwhile(leftOut.meanwhile),
  ].filter((line) => line !== false)
  return (
    <>
      <OfficeTop
        title={broadcast.title}
        note={[
          broadcasts.audienceOf(broadcast.kind, broadcast.day, broadcast.thing, reference),
          formatMoment(new Date(broadcast.startedAt), reference),
          seller ?? author,
        ].join(' · ')}
        actions={
          broadcast.abilities.stop && (
            <Button look="secondary" size="medium" busy={stop.isPending} onClick={() => ask(true)}>
              {text.stop}
            </Button>
          )
        }
      />
      <OfficeColumns>
        <Card as="section" className="stack g3" aria-live="polite">
          <h2 className="h4">
            {text.progress} <BroadcastState state={state} />
          </h2>
          <Progress value={told} max={people} label={text.progress} valueText={text.told(told, people)} />
          <p>{text.told(told, people)}</p>
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
      </OfficeColumns>
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
