create or replace view pickup_place as
select id, organization_id, title, address, city, latitude, longitude, first_day, last_day, closed_at from trade_place;
comment on view pickup_place is 'A place of a seller where orders are fetched.';
