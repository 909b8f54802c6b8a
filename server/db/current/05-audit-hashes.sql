create or replace function audit_hashes(salt bytea, fields jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key,
    jsonb_build_object('hash', encode(sha256(salt || convert_to(key || ':' || value, 'UTF8')), 'hex')))
  from jsonb_each(fields)
$$;
