-- Several pictures of a product and of a seller (spec 3 «gallery»). The first stands in its owner's row, where lists read
-- it; those after it stand here. No focus = a drawing, shown whole; a photo fills its frame around the point.
alter table product
  add column image_alt text not null default '',
  add column image_focus_x smallint check (image_focus_x between 0 and 100),
  add column image_focus_y smallint check (image_focus_y between 0 and 100),
  add constraint product_image_focus check ((image_focus_x is null) = (image_focus_y is null));
alter table organization
  add column image_alt text not null default '',
  add column image_focus_x smallint check (image_focus_x between 0 and 100),
  add column image_focus_y smallint check (image_focus_y between 0 and 100),
  add constraint organization_image_focus check ((image_focus_x is null) = (image_focus_y is null));

create table product_picture (
  product_id integer not null references product on delete cascade,
  place smallint not null check (place between 2 and 10),
  source text not null,
  alt text not null,
  focus_x smallint check (focus_x between 0 and 100),
  focus_y smallint check (focus_y between 0 and 100),
  primary key (product_id, place),
  unique (product_id, source),
  constraint product_picture_focus check ((focus_x is null) = (focus_y is null))
);
comment on column product_picture.place is 'The first picture is in the row of the product.';

create table organization_picture (
  organization_id integer not null references organization on delete cascade,
  place smallint not null check (place between 2 and 10),
  source text not null,
  alt text not null,
  focus_x smallint check (focus_x between 0 and 100),
  focus_y smallint check (focus_y between 0 and 100),
  primary key (organization_id, place),
  unique (organization_id, source),
  constraint organization_picture_focus check ((focus_x is null) = (focus_y is null))
);
comment on column organization_picture.place is 'The first picture is in the row of the organization.';

insert into organization_picture (organization_id, place, source, alt)
select organization_id, place, source, '' from (
  select o.id as organization_id, shown.source, row_number() over (partition by o.id order by min(shown.n)) + 1 as place
  from organization o cross join lateral unnest(o.gallery) with ordinality as shown (source, n)
  where shown.source <> o.image
  group by o.id, shown.source
) as further
where place <= 10;
alter table organization drop column gallery;
