-- A line of a shared cart to which another person added is of both of them.
alter table cart_line add column is_joint boolean not null default false;
comment on column cart_line.is_joint is 'Its quantity was made by more than the one who put it in first.';
