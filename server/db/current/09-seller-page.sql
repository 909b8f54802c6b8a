create or replace view seller_page as
select id, story, owner_name, created_at, popularity, settlement, region, region_code, city, image_alt, image_focus_x,
    image_focus_y, with_cdek, has_online_payment, has_telephony, telephony_extension, call_from_hour, call_to_hour,
    terms_of_use_link, pdn_link
  from organization;
comment on view seller_page is 'A seller as its own page tells of it: its story, where it is, how it is reached and under which terms it sells.';
