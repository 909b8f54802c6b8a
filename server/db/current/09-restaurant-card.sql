create or replace view restaurant_card as
select organization_id, accept_minutes from restaurant;
comment on view restaurant_card is 'How long a restaurant may take to answer an order.';
