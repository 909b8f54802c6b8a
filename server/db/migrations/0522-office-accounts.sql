-- Administrators of the cabinet are people of the office now: their accounts name them in tables, and open no session.
update staff_token set revoked_at = shop_now() where organization_id is null and revoked_at is null;
comment on column staff_account.is_administrator is
  'The account names a person of the office in tables of others. It has no seller and no way into the cabinet.';
comment on column staff_token.organization_id is 'The seller the person works at in this session; null = a session of a former administrator, which has ended.';
