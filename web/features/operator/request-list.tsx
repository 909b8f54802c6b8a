import type { SiteRequest } from '@okolitsa/contracts/site-requests/site-requests.endpoints.ts'
import { formatMoment, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { siteRequestDesk as text } from '@okolitsa/strings/ru/site-requests.ts'
import { type RequestState, useRequestState, useSiteRequests } from '../../data/operator/use-site-requests.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

const STATES = ['new', 'answered'] as const
const hrefOf = (state: RequestState) => (state === 'new' ? '/operator/requests' : '/operator/requests?tab=answered')

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

/** Requests of the seller's sites. */
export function RequestList({ state }: { state: RequestState }) {
  const { requests, isFailed, retry, more } = useSiteRequests(state)
  return (
    <>
      <TabLinks
        label={text.tabs}
        items={STATES.map((one) => ({ title: text[one], href: hrefOf(one), isCurrent: one === state }))}
      />
      {isFailed && (
        <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
      )}
      {!isFailed && !requests && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={160} />
        </div>
      )}
      {requests?.length === 0 && <Card>{text.nothing[state]}</Card>}
      {requests?.map((request) => (
        <Request key={request.id} request={request} />
      ))}
      {more && (
        <div>
          <Button look="secondary" onClick={more}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  )
}
