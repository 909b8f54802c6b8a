-- the log of a seller's actions, narrowed to one person
create index audit_entry_by_person on audit_entry (organization_id, staff_id, id desc) where staff_id is not null;
