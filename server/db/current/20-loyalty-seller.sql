create or replace view loyalty_seller as
SELECT organization.id,
    organization.time_zone,
    organization.is_enabled,
    organization.is_hidden,
    loyalty_program.accrual_percent,
    loyalty_program.max_share_percent
   FROM organization
     LEFT JOIN loyalty_program ON loyalty_program.organization_id = organization.id;
