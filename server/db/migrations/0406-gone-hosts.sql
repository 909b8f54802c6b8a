-- A site that was removed says so at its addresses; they are free for the next site.
create table gone_host (
  host text primary key,
  gone_at timestamptz not null default shop_now()
);
comment on table gone_host is 'Names under which sites were opened that were removed: nothing is there until another site takes the name.';
