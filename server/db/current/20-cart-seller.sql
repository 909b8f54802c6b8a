-- A suspended seller and one that lacks a paper required of its trade sell nothing, like a disabled one.
create or replace view cart_seller as
SELECT seller_card.id,
    seller_card.type,
    seller_card.slug,
    seller_card.title,
    seller_card.small_image,
    seller_card.hue,
    seller_card.is_enabled AND seller_terms.suspended_at IS NULL
      AND NOT 0 = ANY (seller_terms.unsold) AS is_enabled,
    seller_card.is_hidden,
    loyalty_terms.max_share_percent
   FROM seller_card
     JOIN seller_terms ON seller_terms.id = seller_card.id
     LEFT JOIN loyalty_terms ON loyalty_terms.organization_id = seller_card.id;
