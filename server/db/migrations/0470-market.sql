-- The business that the installation runs: its name, look, operator, contacts, areas and state.
create table market (
  id smallint primary key default 1 check (id = 1),
  version integer not null default 1 check (version > 0),
  state text not null check (state in ('preparing', 'open', 'closed')),
  settings jsonb not null,
  changed_at timestamptz not null
);
comment on table market is 'The only row of the market. Its settings are read through domain/market, which adds defaults for fields of later releases.';
comment on column market.version is 'Increases with every change; a change names the version it was based on.';
