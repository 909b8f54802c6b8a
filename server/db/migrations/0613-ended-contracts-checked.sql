-- In a migration of its own: rows are read without keeping others from writing.
alter table organization validate constraint organization_terminated_is_suspended;
alter table office_approval validate constraint office_approval_kind_check;
