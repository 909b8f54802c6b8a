create or replace view seller_page as
select id, story, owner_name, created_at, settlement, region, region_code, city, image_alt, image_focus_x, image_focus_y, with_cdek,
    has_telephony, telephony_extension, call_from_hour, call_to_hour, terms_of_use_link, pdn_link,
    (select coalesce(jsonb_agg(jsonb_build_object('source', picture.source, 'alt', picture.alt, 'focusX', picture.focus_x,
        'focusY', picture.focus_y) order by picture.place), '[]')
       from organization_picture as picture where picture.organization_id = organization.id) as further_pictures,
    (select coalesce(jsonb_agg(jsonb_build_object('id', paper.id, 'kind', paper.kind, 'title', paper.title,
        'number', paper.number, 'validTo', paper.valid_to, 'file', paper.file) order by paper.id), '[]')
       from organization_document as paper where paper.organization_id = organization.id and paper.checked <> 'refused'
        and (paper.valid_to is null or paper.valid_to >= (shop_now() at time zone organization.time_zone)::date)) as documents
  from organization;
comment on view seller_page is 'A seller as its own page tells of it: its story, where it is, how it is reached, and its papers that hold today.';
