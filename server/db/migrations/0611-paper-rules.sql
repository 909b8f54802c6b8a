-- What a missing paper means: of a trade, or of a category whose goods require it (category.required_papers).
create table paper_rule (
  id integer generated always as identity primary key,
  trade text check (trade in ('farmer', 'restaurant', 'tour_operator')),
  category_id integer references category on delete cascade,
  kind text not null check (kind in ('declaration', 'certificate', 'vsd', 'organic', 'registration')),
  effect text not null check (effect in ('warn', 'block')),
  check ((trade is null) <> (category_id is null)),
  unique nulls not distinct (category_id, trade, kind)
);
comment on table paper_rule is 'Rules of required papers; a paper that a category requires without a row here only warns.';

alter table organization add column unsold integer[] not null default '{}';
comment on column organization.unsold is 'Categories whose goods the seller may not sell without a required paper; 0 = all goods.';

-- A farm is told that it needs a declaration; no rule stops sales until the office says so.
insert into paper_rule (trade, kind, effect) values ('farmer', 'declaration', 'warn');
