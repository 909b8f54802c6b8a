-- Invitations of the office to sellers who do not sell yet.
create table seller_invitation (
  id integer generated always as identity primary key,
  phone text not null,
  tin text,
  title text not null,
  town text not null,
  trade text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  organization_id integer references organization
);
comment on table seller_invitation is 'An invitation to sell at the market. The token of its link is derived from its id and is not stored.';
comment on column seller_invitation.tin is 'Taxpayer number known to the office; null = the seller enters it.';
comment on column seller_invitation.sent_at is 'When its SMS was last given to the provider; null = the office passes the link on.';
create unique index seller_invitation_open on seller_invitation (phone) where accepted_at is null and withdrawn_at is null;
create index seller_invitation_seller on seller_invitation (organization_id) where organization_id is not null;
