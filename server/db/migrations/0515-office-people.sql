-- Invitations to the office, and new factors by a link that another person has made.
alter table office_start_link
  add column roles text[],
  add column made_by integer references office_member on delete cascade,
  add column sent_at timestamptz,
  add constraint office_start_link_roles_check check (
    roles is null
    or (member_id is null and made_by is not null and cardinality(roles) > 0
      and roles <@ array['owner', 'support', 'curator', 'moderator', 'editor', 'accountant', 'analyst']));
comment on column office_start_link.roles is 'Roles of an invited person; null = the link is no invitation.';
comment on column office_start_link.made_by is 'The person who made the link; its phone has to be proved. Null = the server printed the link.';
comment on column office_start_link.sent_at is 'When the link was last sent by SMS; null = it was passed on in another way.';
comment on column office_start_link.member_id is 'The person whose factors were removed; null = the first owner, or an invited person.';
drop index office_start_link_by_member;
create unique index office_start_link_by_member on office_start_link (coalesce(member_id, 0)) where roles is null;
create unique index office_start_link_by_phone on office_start_link (phone) where roles is not null;
create index office_start_link_by_maker on office_start_link (made_by) where made_by is not null;
