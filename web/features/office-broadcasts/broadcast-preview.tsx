import type { BroadcastPreview } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { broadcasts } from '@okolitsa/strings/ru/broadcasts.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'

const text = broadcasts.preview

/** How many people get a message, by which channel, and what it looks like. */
export function BroadcastPreviewCard({
  preview,
  isCounted,
  children,
}: {
  preview: BroadcastPreview | undefined
  /** False = the message was changed since it was counted. */
  isCounted: boolean
  children: ReactNode
}) {
  return (
    <Card as="section" className="stack g3" aria-label={text.title} aria-live="polite">
      <h2 className="h4">{text.title}</h2>
      {!preview && <p className="sm muted">{text.hint}</p>}
      {preview && !isCounted && <p className="sm muted">{text.stale}</p>}
      {preview && isCounted && <Counted preview={preview} />}
      {children}
    </Card>
  )
}

function Counted({ preview }: { preview: BroadcastPreview }) {
  const { people, thing, channels, listOnly, leftOut, sms, needsFactor, shown } = preview
  const gone = [
    leftOut.noConsent > 0 && text.noConsent(leftOut.noConsent),
    leftOut.erased > 0 && text.erased(leftOut.erased),
  ].filter((line) => line !== false)
  return (
    <>
      <p>
        <b>{people === 0 ? text.nobody : text.people(people)}</b>
        {thing !== null && <span className="muted"> {thing}</span>}
      </p>
      {people > 0 && (
        <DescriptionList
          items={[
            { term: text.list, value: formatNumber(people) },
            ...NOTIFICATION_CHANNELS.filter((channel) => channels[channel] > 0).map((channel) => ({
              term: text.channels[channel],
              value: formatNumber(channels[channel]),
            })),
            ...(listOnly > 0 ? [{ term: text.listOnly, value: formatNumber(listOnly) }] : []),
          ]}
        />
      )}
      {gone.length > 0 && (
        <p className="sm muted">
          {text.leftOut} {gone.join('; ')}
        </p>
      )}
      {sms && sms.messages > 0 && <p className="sm">{text.sms(sms.messages, sms.parts)}</p>}
      {needsFactor && <p className="sm muted">{text.factor}</p>}
      <h3 className="h5">{text.sample}</h3>
      {Object.entries(shown).map(([language, { title, text: body }]) => (
        <div key={language} lang={language}>
          <b>{title}</b>
          <p>{body}</p>
        </div>
      ))}
    </>
  )
}
