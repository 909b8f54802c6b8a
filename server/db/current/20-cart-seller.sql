create or replace view cart_seller as
SELECT organization.id,
    organization.type,
    organization.slug,
    organization.title,
    organization.small_image,
    organization.hue,
    organization.is_enabled,
    organization.is_hidden,
    loyalty_program.max_share_percent
   FROM organization
     LEFT JOIN loyalty_program ON loyalty_program.organization_id = organization.id;
