-- absent values are left out, so that a column added later leaves the digests of earlier entries as they are
create or replace view audit_digest as
SELECT id,
    sha256(convert_to(jsonb_strip_nulls(jsonb_build_object(
      'id', id,
      'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
      'kind', kind,
      'staff', staff_id,
      'service', service,
      'organization', organization_id,
      'action', action,
      'entity', entity,
      'entityId', entity_id,
      'before', before::text,
      'after', after::text,
      'reason', reason,
      'request', request_id,
      'network', network,
      'browser', browser,
      'system', system,
      'personal', personal_id,
      'onBehalf', on_behalf_of))::text, 'UTF8')) AS digest
   FROM audit_entry;
