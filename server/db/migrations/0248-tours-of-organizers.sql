-- Tours are written by their organizers: a draft may lack what a published one has, and one that is put away leaves its organizer's list.
alter table tour
  add column published_at timestamptz,
  add column archived_at timestamptz,
  add column made_by uuid,
  alter column latitude drop not null,
  alter column longitude drop not null,
  drop constraint tour_images_check;
update tour set published_at = created_at;
alter table tour
  alter column published_at set default shop_now(),
  add constraint tour_published_is_whole check (
    published_at is null or (latitude is not null and longitude is not null and cardinality(images) > 0)),
  add constraint tour_shown_is_published check (not is_enabled or (published_at is not null and archived_at is null));
comment on column tour.published_at is 'When it was first shown; null = a draft, which may lack what a customer needs.';
comment on column tour.archived_at is 'Since when its organizer keeps it out of the list; null = it is in it.';
comment on column tour.made_by is 'The press it was made by: asked again with it, no second one is made.';
create unique index tour_made_by on tour (organization_id, made_by) where made_by is not null;
