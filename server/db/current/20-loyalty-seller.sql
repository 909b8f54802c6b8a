create or replace view loyalty_seller as
SELECT seller_card.id,
    seller_card.time_zone,
    seller_card.is_enabled,
    seller_card.is_hidden,
    loyalty_program.accrual_percent,
    loyalty_program.max_share_percent
   FROM seller_card
     LEFT JOIN loyalty_program ON loyalty_program.organization_id = seller_card.id;
