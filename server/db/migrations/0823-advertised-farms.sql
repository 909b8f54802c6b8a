-- Advertisements of farms at the top of the list of farms.
alter table featured_place alter column product_id drop not null,
  add column organization_id integer references organization on delete cascade,
  drop constraint featured_place_place_check,
  add constraint featured_place_place_check check (place in ('home', 'category', 'search', 'farmers')) not valid,
  add constraint featured_place_subject_check check ((place = 'farmers') = (organization_id is not null)
    and (organization_id is null) = (product_id is not null)) not valid;
alter table featured_place validate constraint featured_place_place_check;
alter table featured_place validate constraint featured_place_subject_check;
create index featured_place_by_organization on featured_place (organization_id) where organization_id is not null;
comment on table featured_place is 'Advertisements of products and farms; shown with a mark, and only with an erid.';
