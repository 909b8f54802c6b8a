import type { LogEntry } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeLog as text } from '@okolitsa/strings/ru/office-log.ts'
import { logPath } from '../../data/office/log-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import Modal from '../../ui/modal.tsx'
import { authorOf } from './entry-words.ts'
import css from './log.module.css'

/** Everything that an entry holds, and the ways to its neighbours. */
export default function LogEntryWindow({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const { at, action, entity, entityId, who, title, seller, origin, changes, isErased, reason, requestId, hash } = entry
  const reference = useDayReference()
  const facts: [string, string][] = [
    [text.when, formatMoment(new Date(at), reference)],
    [text.who, authorOf(entry)],
    ...(entry.onBehalfOf === null ? [] : [[text.onBehalf, entry.onBehalfOf.title] as [string, string]]),
    [text.origin, origin ? originText(origin) : text.noOrigin],
    [
      text.thing,
      [text.thingOf(entity), title, text.numberOf(entity, entityId) ?? entityId].filter(Boolean).join(' · '),
    ],
    [text.owner, seller?.title ?? text.ofMarket],
    ...(reason === null ? [] : [[text.reason, reason] as [string, string]]),
    ...(requestId === null ? [] : [[text.request, requestId] as [string, string]]),
    [text.hash, hash ?? text.unsealed],
  ]
  return (
    <Modal isOpen onOpenChange={onClose} title={text.actionOf(action, entity)} closeLabel={text.close} size="medium">
      <div className="stack g4">
        {isErased && <Notification title={text.erased} />}
        <dl className={css.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {changes.length > 0 && (
          <dl className={css.facts}>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{text.fieldOf(field, entity)}</dt>
                <dd>
                  {before !== null && (
                    <>
                      <s>{text.valueOf(field, before)}</s> <span aria-hidden="true">→</span>{' '}
                    </>
                  )}
                  {text.valueOf(field, after)}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className={css.ways}>
          <a className="link" href={logPath({ entity, subject: entityId })}>
            {text.sameThing}
          </a>
          {who && (
            <a className="link" href={logPath({ person: who.staffId })}>
              {text.samePerson}
            </a>
          )}
          <a className="link" href={logPath({ action })}>
            {text.sameAction}
          </a>
        </p>
      </div>
    </Modal>
  )
}

const originText = ({ network, browser, system }: NonNullable<LogEntry['origin']>): string =>
  `${network}, ${text.device(browser, system)}`
