-- A cart shows how many bonuses may be spent in it (spec 3, Cart): read together with its seller and its owner.
create or replace view cart_seller as
  select id, type, slug, title, small_image, hue, is_enabled, is_hidden, max_share_percent
  from organization left join loyalty_program on organization_id = organization.id;
create or replace view cart_shopper as
  select id, case when has_subscription_offer then free_delivery_count else 0 end as free_deliveries,
    coalesce(balance, 0) as bonus_balance
  from customer left join bonus_account on customer_id = customer.id;
