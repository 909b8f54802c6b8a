import { PAPER_REMINDER_DAYS } from '@okolitsa/domain/sellers/paper-check.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { PaperVerdict } from '../paper-ports.ts'

/** Stores the result of a check of a locked seller's paper. */
export async function saveCheck(
  tx: Executor,
  documentId: number,
  { refusal, now }: PaperVerdict,
  checkedBy: number | null,
): Promise<void> {
  await run(
    tx,
    // a refused replacement keeps the cover of the accepted paper; an accepted one needs none
    `update organization_document set checked = $2, refusal = $3, remark = $4, checked_by = $5, checked_at = $6,
       covered_to = case when $2 = 'refused' then covered_to end where id = $1`,
    [documentId, refusal ? 'refused' : 'accepted', refusal?.reason ?? null, refusal?.remark ?? null, checkedBy, now],
  )
}

export interface EndingPaper {
  readonly organizationId: number
  readonly title: string
  readonly validTo: string | null
  readonly documentId: number
  readonly step: number
}

/**
 * Claims notices of papers that end soon, one for each of the days before the end, from 10 o'clock in the seller's time
 * zone. A refused paper has none.
 */
export const takeEndingPapers = (tx: Executor, now: Date, most: number): Promise<EndingPaper[]> =>
  run<EndingPaper>(
    tx,
    `with due as (
       select paper.id, (select min(step) from unnest($2::int[]) as step where paper.valid_to - local.today <= step) as step
         from organization_document as paper join organization on organization.id = paper.organization_id
         cross join lateral (select ($1::timestamptz at time zone organization.time_zone)::date as today,
           extract(hour from $1::timestamptz at time zone organization.time_zone) as hour) as local
        where paper.valid_to between $1::timestamptz::date - 1 and $1::timestamptz::date + 1 + (select max(step) from unnest($2::int[]) as step)
          and paper.valid_to >= local.today and paper.valid_to - local.today <= (select max(step) from unnest($2::int[]) as step)
          and paper.checked <> 'refused' and local.hour >= 10 and organization.is_enabled
     )
     update organization_document as paper set told_days = due.step from due
      where due.id = paper.id and (paper.told_days is null or paper.told_days > due.step)
        and paper.id in (select id from due order by id limit $3)
     returning paper.organization_id as "organizationId", paper.title, paper.valid_to as "validTo", paper.id as "documentId",
       coalesce(due.step, 0) as step`,
    [now, PAPER_REMINDER_DAYS, most],
  )

/** Claims such notices of the papers about household plots. */
export const takeEndingPlots = (
  tx: Executor,
  now: Date,
  most: number,
): Promise<Omit<EndingPaper, 'title' | 'documentId'>[]> =>
  run<Omit<EndingPaper, 'title' | 'documentId'>>(
    tx,
    `with due as (
       select organization.id, (select min(step) from unnest($2::int[]) as step where plot_valid_to - local.today <= step) as step
         from organization cross join lateral (select ($1::timestamptz at time zone organization.time_zone)::date as today,
           extract(hour from $1::timestamptz at time zone organization.time_zone) as hour) as local
        where plot_valid_to between $1::timestamptz::date - 1 and $1::timestamptz::date + 1 + (select max(step) from unnest($2::int[]) as step)
          and plot_valid_to >= local.today and plot_valid_to - local.today <= (select max(step) from unnest($2::int[]) as step)
          and ien = '' and tax_system = 'lph' and local.hour >= 10 and organization.is_enabled
     )
     update organization set plot_told_days = due.step from due
      where due.id = organization.id and (plot_told_days is null or plot_told_days > due.step)
        and organization.id in (select id from due order by id limit $3)
     returning organization.id as "organizationId", plot_valid_to as "validTo", coalesce(due.step, 0) as step`,
    [now, PAPER_REMINDER_DAYS, most],
  )
