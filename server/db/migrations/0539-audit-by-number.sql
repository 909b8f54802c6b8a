-- A search by the number of a thing, whatever its kind, and by a seller, in the order of the log.
create index audit_entry_by_number on audit_entry (entity_id, at desc, id desc);
create index audit_entry_by_seller on audit_entry (organization_id, at desc, id desc);
