/** SQL of a seller's state; `now` is the parameter with the current time. */
export const stateSql = (now: string): string => `case
    when not organization.is_enabled or organization.terminated_at is not null then 'terminated'
    when organization.suspended_at is not null then 'suspended'
    when application.state = 'submitted' then 'submitted'
    when application.state = 'returned' then 'returned'
    when organization.is_hidden then 'preparing'
    when organization.sales_paused_at is not null
      and (organization.sales_paused_until is null or organization.sales_paused_until > ${now}::timestamptz) then 'paused'
    else 'active' end`

/** SQL of a seller's kind by law (`personKindOf`). */
export const LEGAL_KIND_SQL = `case when organization.ien <> '' then 'registered'
    when organization.tax_system = 'lph' then 'household' else 'selfEmployed' end`
