import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { ApplicationState } from '@okolitsa/domain/sellers/application.ts'
import type { CompanyProof } from '@okolitsa/domain/sellers/claim.ts'
import type { NpdStatus } from '@okolitsa/domain/sellers/person-seller.ts'
import type { ReadinessFacts } from '@okolitsa/domain/sellers/readiness.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

type Shown = Pick<SellerProfile, 'slug' | 'title' | 'tagline' | 'ownerName' | 'city' | 'settlement' | 'region'>
/** A seller's application, with the facts about its completeness that are stored with the seller. */
export interface ApplicationRow extends Shown, Omit<ReadinessFacts, 'hasKitchen' | 'goods'> {
  organizationId: number
  state: ApplicationState
  note: string
  /** Evidence that its people act for the company. */
  provedBy: CompanyProof
  submittedAt: Date | null
  decidedAt: Date | null
  timeZone: string
  npdStatus: NpdStatus | null
  npdCheckedAt: Date | null
  plotNumber: string | null
  plotIssuedOn: IsoDate | null
  plotValidTo: IsoDate | null
  /** Key of the private file. */
  plotFile: string | null
  /** A renewed paper that waits for a check or was refused; null = none. */
  plotNext: NextPlotPaper | null
}

export interface PlotPaper {
  readonly number: string
  readonly issuedOn: IsoDate
  readonly validTo: IsoDate
  readonly file: string
}
export interface NextPlotPaper extends PlotPaper {
  /** ISO 8601. */
  readonly sentAt: string
  /** Correction that the office asks for; null = it waits for the check. */
  readonly refusal: string | null
}

const OWNERS = { organization: 'organization.id', customer: 'null' }
/** A renewed paper waits in the queue of applications. */
const RENEWED = `coalesce(plot_next is not null and plot_next -> 'refusal' = 'null', false)`
/** SQL of an application; a seller without one was admitted by the office. */
const SELECT = `select organization.id as "organizationId", coalesce(application.state, 'approved') as state,
    coalesce(application.note, '') as note, coalesce(application.proved_by, 'bank') as "provedBy",
    case when ${RENEWED} then (plot_next ->> 'sentAt')::timestamptz else application.submitted_at end as "submittedAt",
    application.decided_at as "decidedAt", npd_status as "npdStatus", npd_checked_at as "npdCheckedAt",
    plot_number as "plotNumber", plot_issued_on as "plotIssuedOn", plot_valid_to as "plotValidTo", plot_file as "plotFile", plot_next as "plotNext",
    coalesce(plot_valid_to >= (shop_now() at time zone time_zone)::date, false) as "hasPlotPaper",
    time_zone as "timeZone", type, slug, title, tagline, story, owner_name as "ownerName", image,
    tax_system as "taxSystem", city, settlement, region, legal_name as "legalName", legal_address as "legalAddress",
    tin, ien, phone, cardinality(delivery_weekdays) as weekdays, with_cdek as "withCdek",
    shipping_rates as rates,
    pickup_places as "tradePlaces", cardinality(payment_methods) as "paymentMethods", jsonb_array_length(documents) as papers
  from seller_card as organization join seller_page on seller_page.id = organization.id
  join seller_terms on seller_terms.id = organization.id`

/** The application; null = no such seller in the scope. */
export async function findApplication(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
): Promise<ApplicationRow | null> {
  const [row] = await run<ApplicationRow>(
    executor,
    `${SELECT} left join seller_application as application on application.organization_id = organization.id
      where organization.id = $1 and (is_enabled or coalesce(application.state, '') <> 'draft')
        and ${within(scope, OWNERS, 1)}`,
    [organizationId, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Applications in a state after a given seller, in the order of submission; papers to check are among the submitted ones. */
export const listApplications = (
  executor: Executor,
  scope: StaffScope,
  { state, after, most }: { readonly state: ApplicationState; readonly after: number; readonly most: number },
): Promise<ApplicationRow[]> =>
  run<ApplicationRow>(
    executor,
    `${SELECT} join seller_application as application on application.organization_id = organization.id
      where (application.state = $1 or $1 = 'submitted' and ${RENEWED}) and (is_enabled or application.state <> 'draft') and organization.id > $2 and ${within(scope, OWNERS, 3)}
      order by organization.id limit $3`,
    [state, after, most, ...scopeValues(scope)],
  )

/** Inserts the application of a new seller, as a draft. */
export async function insertApplication(
  tx: Executor,
  {
    organizationId,
    provedBy,
    trade,
    isOwnProduce,
    now,
  }: { organizationId: number; provedBy: CompanyProof; trade: Trade; isOwnProduce: boolean; now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into seller_application (organization_id, proved_by, trade, own_produce_at, created_at)
     values ($1, $2, $3, $4, $5)`,
    [organizationId, provedBy, trade, isOwnProduce ? now : null, now],
  )
}

/** Locks the application until the end of the transaction; null = the seller needs no approval. */
export async function takeApplication(tx: Executor, organizationId: number): Promise<ApplicationState | null> {
  const [row] = await run<{ state: ApplicationState }>(
    tx,
    'select state from seller_application where organization_id = $1 for no key update',
    [organizationId],
  )
  return row?.state ?? null
}

/** @param npd answer about a self-employed person; null = the seller is none */
export async function saveSubmitted(
  tx: Executor,
  organizationId: number,
  { npd, now }: { readonly npd: NpdStatus | null; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `update seller_application set state = 'submitted', submitted_at = $2::timestamptz, npd_status = $3,
       npd_checked_at = case when $3::text is not null then $2::timestamptz end where organization_id = $1`,
    [organizationId, now, npd],
  )
}

/** Replaces the paper about a household plot and ends its renewal; null erases both. */
export async function savePlot(tx: Executor, organizationId: number, paper: PlotPaper | null): Promise<void> {
  await run(
    tx,
    `update seller_application set plot_number = $2, plot_issued_on = $3, plot_valid_to = $4, plot_file = $5, plot_next = null
      where organization_id = $1`,
    [organizationId, paper?.number, paper?.issuedOn, paper?.validTo, paper?.file],
  )
}

export async function saveNextPlot(tx: Executor, organizationId: number, paper: NextPlotPaper): Promise<void> {
  await run(tx, 'update seller_application set plot_next = $2 where organization_id = $1', [
    organizationId,
    JSON.stringify(paper),
  ])
}

export async function saveDecision(
  tx: Executor,
  organizationId: number,
  decision: {
    readonly state: 'approved' | 'returned'
    readonly note: string
    readonly staffId: number
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    `update seller_application set state = $2, note = $3, decided_by = $4, decided_at = $5, told_at = null
      where organization_id = $1`,
    [organizationId, decision.state, decision.note, decision.staffId, decision.now],
  )
}

export interface PendingDecision {
  state: 'approved' | 'returned'
  phone: string | null
}

/** Claims the pending notification of a decision; null = already claimed. */
export async function takePendingDecision(
  executor: Executor,
  organizationId: number,
  now: Date,
): Promise<PendingDecision | null> {
  const [row] = await run<PendingDecision>(
    executor,
    `update seller_application as application set told_at = $2 from seller_card as organization
      where organization.id = application.organization_id and application.organization_id = $1 and told_at is null
        and state in ('approved', 'returned')
     returning state, phone`,
    [organizationId, now],
  )
  return row ?? null
}

/** Makes the notification pending again after its message was definitely not sent. */
export async function giveDecisionBack(executor: Executor, organizationId: number): Promise<void> {
  await run(executor, 'update seller_application set told_at = null where organization_id = $1', [organizationId])
}
