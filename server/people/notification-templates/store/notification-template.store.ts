import type { Language } from '@okolitsa/domain/language/language.ts'
import type { TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface TemplateVersion {
  readonly template: string
  readonly language: Language
  readonly version: number
  /** Changed parts; null = the built-in text. */
  readonly parts: TemplateParts | null
  readonly builtIn: TemplateParts
}

/** The last version of every changed template. */
export const listLastVersions = (executor: Executor): Promise<TemplateVersion[]> =>
  run<TemplateVersion>(
    executor,
    `select distinct on (template, language) template, language, version, parts, built_in as "builtIn"
       from notification_template order by template, language, version desc`,
  )

export interface SignedVersion extends TemplateVersion {
  readonly savedAt: Date
  /** Name of the person; null = starter data. */
  readonly author: string | null
}

/** Versions of a template in all languages, newest first. */
export const listVersions = (executor: Executor, template: string, limit: number): Promise<SignedVersion[]> =>
  run<SignedVersion>(
    executor,
    `select template, language, version, parts, built_in as "builtIn", saved_at as "savedAt", person.name as author
       from notification_template left join staff_person person on person.id = staff_id
      where template = $1 order by saved_at desc, version desc limit $2`,
    [template, limit],
  )

/** Appends a version after the seen one; false = another person has saved meanwhile. */
export async function insertVersion(
  tx: Executor,
  { template, language, version, parts, builtIn }: TemplateVersion,
  { staffId, now }: { readonly staffId: number | null; readonly now: Date },
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into notification_template (template, language, version, parts, built_in, staff_id, saved_at)
     select $1, $2, $3, $4::jsonb, $5::jsonb, $6, $7
      where $3 = coalesce((select max(version) from notification_template where template = $1 and language = $2), 0) + 1
     on conflict do nothing returning version`,
    [template, language, version, parts && JSON.stringify(parts), JSON.stringify(builtIn), staffId, now],
  )
  return rows.length === 1
}
