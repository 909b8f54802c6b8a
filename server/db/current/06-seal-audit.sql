-- Chains waiting entries; returns their number, or 0 while another node does it.
create or replace function seal_audit(most integer) returns integer language plpgsql as $$
declare
  place bigint;
  chained bytea;
  entry record;
  backlog record;
  sealed integer := 0;
  latest bigint;
begin
  if not pg_try_advisory_xact_lock(7210005) then
    return 0;
  end if;
  select position, hash into place, chained from audit_chain order by position desc limit 1;
  place := coalesce(place, 0);
  chained := coalesce(chained, ''::bytea);
  select next_id, last_id into backlog from audit_backlog limit 1;
  if found then
    for entry in select id, digest from audit_digest
      where id between backlog.next_id and backlog.last_id order by id limit most
    loop
      place := place + 1;
      chained := sha256(chained || entry.digest);
      insert into audit_chain (position, entry_id, hash) values (place, entry.id, chained);
      sealed := sealed + 1;
      latest := entry.id;
    end loop;
    if sealed < most then
      delete from audit_backlog;
    else
      update audit_backlog set next_id = latest + 1;
    end if;
    return sealed;
  end if;
  for entry in
    with taken as (
      delete from audit_unsealed
       where entry_id in (select entry_id from audit_unsealed order by entry_id limit most) returning entry_id)
    select id, digest from taken join audit_digest on id = entry_id order by id
  loop
    place := place + 1;
    chained := sha256(chained || entry.digest);
    insert into audit_chain (position, entry_id, hash) values (place, entry.id, chained);
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
