-- Photos of an order taken at the customer's door, and photos that prove a repayment.
alter table parcel_photo
  add column moment text not null default 'packed' check (moment in ('packed', 'door', 'repaid')),
  add column press uuid,
  add column debt_id integer references seller_debt on delete cascade,
  add constraint parcel_photo_of_debt check ((moment = 'repaid') = (debt_id is not null));
comment on table parcel_photo is 'Photos of an order by its seller or courier, seen by its customer and its seller.';
comment on column parcel_photo.moment is 'packed: the gathered order; door: the visit of a courier; repaid: the proof of a repayment.';
comment on column parcel_photo.press is 'Idempotency key of a courier: a photo sent again is stored once.';
create unique index parcel_photo_of_press on parcel_photo (press) where press is not null;
create index parcel_photo_by_debt on parcel_photo (debt_id) where debt_id is not null;
