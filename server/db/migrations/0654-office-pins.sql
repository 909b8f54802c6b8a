-- Pages that a person of the office keeps at hand.
create table office_pin (
  member_id integer not null references office_member,
  href text not null check (length(href) between 1 and 300),
  title text not null check (length(title) between 1 and 120),
  pinned_at timestamptz not null,
  primary key (member_id, href)
);
comment on table office_pin is 'A page that a person of the office has pinned in the search; its title holds no personal data.';
