import { PAPER_EXPIRES_SOON_DAYS } from '@okolitsa/domain/sellers/suspension.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface PaperQueue {
  readonly waiting: number
  readonly since: Date | null
  readonly ending: number
}

/** Papers of sellers of the list, with the local day of each seller. */
const OF_SELLERS = `from organization_document as paper
    join organization on organization.id = paper.organization_id and organization.type <> 'shop' and is_enabled
    left join seller_application as application on application.organization_id = organization.id
    cross join lateral (select ($1::timestamptz at time zone organization.time_zone)::date as today) as local
   where coalesce(application.state, '') <> 'draft'`

/** Papers that wait for a check, and accepted papers that end soon. */
export async function readPaperQueue(executor: Executor, now: Date): Promise<PaperQueue> {
  const [row] = await run<PaperQueue>(
    executor,
    `select waits.waiting, waits.since, ends.ending
       from (select count(*)::int as waiting, min(added_at) as since ${OF_SELLERS}
          and paper.checked = 'waiting' and (paper.valid_to is null or paper.valid_to >= local.today)) as waits
      cross join (select count(*)::int as ending ${OF_SELLERS}
          and paper.checked = 'accepted' and paper.valid_to >= $1::timestamptz::date - 1
          and paper.valid_to < $1::timestamptz::date + ${PAPER_EXPIRES_SOON_DAYS} + 1
          and paper.valid_to >= local.today and paper.valid_to < local.today + ${PAPER_EXPIRES_SOON_DAYS}) as ends`,
    [now],
  )
  return row ?? { waiting: 0, since: null, ending: 0 }
}
