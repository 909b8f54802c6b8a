-- Public columns of a seller. `voice` is the name in the shop's own messages: the registered name until the
-- office has approved the seller's chosen name.
create or replace view seller_card as
select organization.id, type, slug, title, tagline, image, small_image, hue, time_zone, is_enabled, is_hidden,
    legal_name, legal_address, tin, ien, phone, tax_system, latitude, longitude,
    case when seller_application.state <> 'approved' then legal_name else title end as voice
  from organization left join seller_application on seller_application.organization_id = organization.id;
comment on view seller_card is 'A seller as it is named, shown and found on a map, and as its papers name it.';
