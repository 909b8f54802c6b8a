-- What goods of a category say of themselves, and the days on which a product is made.
alter table category add column attributes text[] not null default '{}';
comment on column category.attributes is 'Keys of what its goods and those of the categories below may say of themselves.';
alter table product
  add column attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  add column production_schedule jsonb check (jsonb_typeof(production_schedule) = 'object');
comment on column product.attributes is 'By key: a number, an option or a text; what is absent is not said.';
comment on column product.production_schedule is 'Days of the week on which it is made (1 = Monday), until which minute of which day before; null = it is there.';
