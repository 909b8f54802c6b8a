import type { ConsentAction, ConsentPurpose } from '@okolitsa/domain/identity/consent.ts'
import type { DataRequestKind, DataRequestSource, DataRequestState } from '@okolitsa/domain/office/data-requests.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Maximum rows of each list on the page of a customer. */
const MAX_ROWS = 30

export const listConsents = (
  executor: Executor,
  customerId: number,
): Promise<{ id: number; purpose: ConsentPurpose; action: ConsentAction; edition: string; at: Date }[]> =>
  run(
    executor,
    `select id, purpose, action, edition, at from consent where customer_id = $1 order by id desc limit ${MAX_ROWS}`,
    [customerId],
  )

export const listSessions = (
  executor: Executor,
  customerId: number,
  now: Date,
): Promise<{ source: 'web' | 'app' | 'ownfin'; userAgent: string | null; createdAt: Date; lastSeenAt: Date }[]> =>
  run(
    executor,
    `select source, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
       from customer_session where customer_id = $1 and ended_at is null and expires_at > $2
      order by last_seen_at desc limit ${MAX_ROWS}`,
    [customerId, now],
  )

interface RequestRow {
  id: number
  customerId: number
  firstName: string | null
  lastName: string | null
  kind: DataRequestKind
  source: DataRequestSource
  text: string | null
  receivedOn: string
  answerBy: string
  state: DataRequestState
  preparedBy: number | null
  approvedBy: number | null
  result: string | null
  doneAt: Date | null
}

/** Maximum requests that the office sees: open ones by their last day, then the latest that ended. */
const MAX_REQUESTS = 100

export const listRequests = (executor: Executor): Promise<RequestRow[]> =>
  run<RequestRow>(
    executor,
    `with shown as (
       (select id, 0 as place from data_request where state in ('new', 'ready', 'running')
         order by answer_by, id limit ${MAX_REQUESTS})
       union all
       (select id, 1 from data_request where state in ('done', 'canceled') order by id desc limit ${MAX_REQUESTS}))
     select request.id, customer_id as "customerId", first_name as "firstName", last_name as "lastName", kind, source, text,
       received_on::text as "receivedOn", answer_by::text as "answerBy", state, prepared_by as "preparedBy",
       approved_by as "approvedBy", result, done_at as "doneAt"
       from shown join data_request as request on request.id = shown.id join customer on customer.id = customer_id
      order by place, case when place = 0 then answer_by end, request.id desc limit ${MAX_REQUESTS}`,
  )
