-- The log of the office: all entries, those of a person, of a command, and reads and refusals, each newest first.
create index audit_entry_by_time on audit_entry (at desc, id desc);
create index audit_entry_by_author on audit_entry (staff_id, at desc, id desc) where staff_id is not null;
create index audit_entry_by_action on audit_entry (action, at desc, id desc);
create index audit_entry_without_change on audit_entry (kind, at desc, id desc) where kind <> 'change';
