import type { ApplicationToDecide } from '@okolitsa/contracts/registration/applications.ts'
import type { ApplicationState } from '@okolitsa/domain/sellers/application.ts'
import { constructorEntry } from '@okolitsa/strings/ru/constructor-entry.ts'
import { formatMoment, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import type { ReactNode } from 'react'
import { applicationsPath, STATE_TABS } from '../../data/office/applications-query.ts'
import { useApplications } from '../../data/office/use-applications.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { CheckIcon, XIcon } from '../../ui/icons.ts'
import { QueueList } from '../../ui/queue-list.tsx'
import css from './applications.module.css'
import { Decision } from './decision.tsx'
import { PersonLook, personItems } from './person-look.tsx'

const text = registrationDesk.desk

/** Applications of sellers with the facts for a decision. */
export function ApplicationList({
  state,
  mark,
}: {
  state: ApplicationState
  /** The person who works on the application of a seller. */
  mark: (organizationId: number) => ReactNode
}) {
  const { applications, ...queue } = useApplications(state)
  return (
    <QueueList
      tabs={{
        label: text.tabs,
        items: STATE_TABS.map((one) => ({
          title: text.states[one],
          href: applicationsPath(one),
          isCurrent: one === state,
        })),
      }}
      queue={{ things: applications, ...queue }}
      words={{ ...text, nothing: text.none[state] }}
      height={240}
    >
      {(application) => (
        <OneApplication
          key={application.organizationId}
          application={application}
          mark={(application.state === 'submitted' || isRenewed(application)) && mark(application.organizationId)}
        />
      )}
    </QueueList>
  )
}

/** True = a paper was renewed after the approval and waits for the check. */
const isRenewed = ({ state, person }: ApplicationToDecide) => state === 'approved' && person?.next?.refusal === null

function OneApplication({ application, mark }: { application: ApplicationToDecide; mark: ReactNode }) {
  const { title, tagline, story, imageUrl, legal, person, phone, submittedAt, note, state } = application
  const reference = useDayReference()
  return (
    <Card as="article" className={css.application}>
      <div className="stack g3">
        <div>
          <h2 className="h3">{title}</h2>
          {submittedAt && <p className="sm muted">{text.sent(formatMoment(new Date(submittedAt), reference))}</p>}
        </div>
        <img className={css.photo} src={imageUrl} alt={text.photo} width={640} height={400} loading="lazy" />
        {tagline !== '' && <p className="strong">{tagline}</p>}
        {story.length === 0 && <p className="muted">{text.noStory}</p>}
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="stack g3">
        <DescriptionList
          items={[
            { term: text.type, value: text.types[application.type] },
            { term: text.kind, value: officeSellers.kinds[person?.kind ?? 'registered'] },
            { term: text.legalName, value: legal.name },
            { term: text.tin, value: legal.tin },
            ...(person ? [] : [{ term: text.ien, value: legal.ien }]),
            { term: text.address, value: legal.address },
            { term: text.proof, value: text.proofs[application.provedBy] },
            ...personItems(person, reference),
            { term: text.tax, value: constructorEntry.taxes[application.taxSystem] },
            { term: text.place, value: application.place },
            { term: text.phone, value: phone === null ? text.noPhone : formatPhone(phone) },
            { term: text.onSale, value: text.goods(application.goods) },
          ]}
        />
        {person && <PersonLook application={application} />}
        <ul className={css.checks} aria-label={text.checklist}>
          {application.points.map(({ name, isDone }) => (
            <li key={name} className={isDone ? undefined : css.missing}>
              {isDone ? <CheckIcon size={18} /> : <XIcon size={18} />}
              <span>
                {registrationDesk.points[name].title}
                <span className="visually-hidden"> — {isDone ? text.done : text.missing}</span>
              </span>
            </li>
          ))}
        </ul>
        {state === 'returned' && note !== '' && (
          <p className={css.note}>
            <b>{text.note}:</b> {note}
          </p>
        )}
        {mark}
        {(state === 'submitted' || isRenewed(application)) && <Decision application={application} />}
      </div>
    </Card>
  )
}
