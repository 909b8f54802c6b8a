create or replace view cart_seller as
SELECT seller_card.id,
    seller_card.type,
    seller_card.slug,
    seller_card.title,
    seller_card.small_image,
    seller_card.hue,
    seller_card.is_enabled,
    seller_card.is_hidden,
    loyalty_terms.max_share_percent
   FROM seller_card
     LEFT JOIN loyalty_terms ON loyalty_terms.organization_id = seller_card.id;
