-- steps of orders are most of a seller's log: the rest of it is found without reading them
create index audit_entry_by_kind on audit_entry (organization_id, entity, id desc);
