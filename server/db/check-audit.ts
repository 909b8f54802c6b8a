/** The hash chain of the audit trail: entries, their order, salted hashes, and the hashes that left the machine. */
export const AUDIT_PROBLEMS = `
select 'audit entry ' || entry_id || ' at position ' || position || ' does not match the chain' from (
  select position, entry_id, hash, digest, lag(hash, 1, ''::bytea) over (order by position) as former,
    lag(position, 1, 0::bigint) over (order by position) as place
  from audit_chain left join audit_digest on id = entry_id) as link
  where digest is null or position <> place + 1 or hash <> sha256(former || digest)
union all
select 'audit entry ' || id || ' is neither sealed nor waiting' from audit_entry
  where not exists (select from audit_chain where entry_id = id)
    and not exists (select from audit_unsealed where entry_id = id)
    and not exists (select from audit_backlog where id between next_id and last_id)
union all
select 'personal values of audit entry ' || audit_entry.id || ' do not match their hashes'
  from audit_entry join audit_personal as personal on personal.id = personal_id
  where not coalesce(audit_entry.before @> audit_hashes(salt, personal.before), personal.before is null)
    or not coalesce(audit_entry.after @> audit_hashes(salt, personal.after), personal.after is null)
union all
select 'the hash of ' || day || ' is not in the chain at position ' || audit_day.position
  from audit_day left join audit_chain using (position) where audit_chain.hash is distinct from audit_day.hash`
