import type { SiteRequest } from '@okolitsa/contracts/site-requests/site-requests-desk.endpoints.ts'
import { formatMoment, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { siteRequestDesk as text } from '@okolitsa/strings/ru/site-requests.ts'
import { type RequestState, useRequestState, useSiteRequests } from '../../data/site-requests/desk/use-site-requests.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QueueList } from '../../ui/queue-list.tsx'

const STATES = ['new', 'answered'] as const
const hrefOf = (state: RequestState) => (state === 'new' ? '/cabinet/requests' : '/cabinet/requests?tab=answered')

function Request({ request }: { request: SiteRequest }) {
  const { id, serviceTitle, name, phone, email, state, createdAt, answeredAt, answeredBy } = request
  const change = useRequestState(id)
  const reference = useDayReference()
  return (
    <Card as="article" className="stack g3">
      <div className="stack">
        <b>{serviceTitle === '' ? text.callBack : serviceTitle}</b>
        <small className="muted">{formatMoment(new Date(createdAt), reference)}</small>
      </div>
      <p>{name}</p>
      <div className="row fw">
        <a className="link" href={`tel:+${phone}`}>
          {formatPhone(phone)}
        </a>
        {email !== '' && (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      {answeredAt && (
        <small className="muted">
          {text.answeredBy(answeredBy ?? '', formatMoment(new Date(answeredAt), reference))}
        </small>
      )}
      <div>
        <Button
          look={state === 'new' ? 'primary' : 'secondary-gray'}
          size="medium"
          busy={change.isPending}
          onClick={() => change.mutate(state === 'new' ? 'answered' : 'new')}
        >
          {state === 'new' ? text.answer : text.reopen}
        </Button>
      </div>
    </Card>
  )
}

export function RequestList({ state }: { state: RequestState }) {
  const { requests, ...queue } = useSiteRequests(state)
  return (
    <QueueList
      tabs={{
        label: text.tabs,
        items: STATES.map((one) => ({ title: text[one], href: hrefOf(one), isCurrent: one === state })),
      }}
      queue={{ things: requests, ...queue }}
      words={{ ...text, nothing: text.nothing[state] }}
    >
      {(request) => <Request key={request.id} request={request} />}
    </QueueList>
  )
}
