-- How a parcel looked when it was gathered.
create table parcel_photo (
  id uuid primary key default uuidv7(),
  order_id integer not null references shop_order on delete cascade,
  source text not null unique,
  staff_id integer references staff_account on delete set null,
  taken_at timestamptz not null
);
comment on table parcel_photo is 'Photos of gathered parcels, seen by their customer and their seller.';
comment on column parcel_photo.source is 'Key of the picture among those that only its owner and the staff see.';
create index parcel_photo_by_order on parcel_photo (order_id, id);
