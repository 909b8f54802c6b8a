import type { ConsentEntry, Consents } from '@okolitsa/contracts/identity/consents.ts'
import { dayOf, versionOf } from '@okolitsa/domain/identity/consent.ts'
import { consentTexts, consents as text } from '@okolitsa/strings/ru/consents.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useConsents } from '../../data/identity/use-consents.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Switch } from '../../ui/switch.tsx'
import css from './consent-list.module.css'

/** Consents of the customer: texts, a switch for advertising, and the history with editions and hashes. */
export function ConsentList({ initial }: { initial: Consents }) {
  const { consents, turn } = useConsents(initial)
  const reference = useDayReference()
  const when = (at: string) => formatMoment(new Date(at), reference)
  const from = ({ network, browser, system }: ConsentEntry) =>
    [
      network && text.network(network),
      (browser ?? system) && identity.sessions.device({ source: 'web', browser, system }),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Card as="section" className="stack g4">
      <div className="stack g2">
        <h2 className="h3">{text.title}</h2>
        <p className="sm muted">{text.text}</p>
      </div>
      <ul className={css.list}>
        {consents.current.map(({ purpose, isGiven, at }) => {
          const { document, href } = consentTexts[purpose]
          return (
            <li key={purpose}>
              {href === null ? (
                <Switch
                  checked={turn.isPending ? turn.variables : isGiven}
                  disabled={turn.isPending}
                  note={
                    <>
                      {text.marketingText} {text.marketingNote}
                    </>
                  }
                  onChange={({ target }) => turn.mutate(target.checked)}
                >
                  {document.title}
                </Switch>
              ) : (
                <div className="stack g1">
                  <a className="link" href={href}>
                    {document.title}
                  </a>
                  {at !== null && isGiven && <p className="sm muted">{`${text.given}: ${when(at)}`}</p>}
                  <p className="sm muted">{text.needed}</p>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {consents.history.length > 0 && (
        <Disclosure title={text.history}>
          <ol className={css.list}>
            {consents.history.map((entry) => (
              <li key={entry.id}>
                <b>{`${entry.action === 'given' ? text.given : text.withdrawn}: ${consentTexts[entry.purpose].document.title}`}</b>
                <p className="sm muted">{[when(entry.at), from(entry)].filter(Boolean).join(', ')}</p>
                <p className="sm muted">
                  {text.edition(formatDate(dayOf(entry.edition), reference), versionOf(entry.edition))}
                  {entry.textHash && `, ${text.hash(entry.textHash)}`}
                </p>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Card>
  )
}
