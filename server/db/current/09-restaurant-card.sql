create or replace view restaurant_card as
select organization_id, address, accept_minutes,
    exists (select from restaurant_kitchen as own where own.organization_id = restaurant.organization_id) as has_kitchens,
    exists (select from opening_hours as own where own.organization_id = restaurant.organization_id) as has_hours
  from restaurant;
comment on view restaurant_card is 'A restaurant beside its seller: where it is, how long it may take to answer, and whether it is ready to be shown.';
