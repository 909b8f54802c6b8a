-- Picked shelves, menus and festivals are written as versions of content; the tables of festivals hold what is shown.
alter table content_version
  drop constraint content_version_kind_check,
  add constraint content_version_kind_check
    check (kind in ('text', 'banner', 'menu', 'service', 'recipe', 'shelf', 'festival')) not valid,
  drop constraint content_version_details,
  add constraint content_version_details check (
    case when kind in ('recipe', 'shelf', 'festival') then details is not null
      when kind <> 'menu' then details is null else true end) not valid;
comment on column content_version.details is 'Fields of a kind besides words and picture, as a document; a menu that the office writes has them, too.';

alter table festival
  add column code text unique,
  add column look text not null default 'pumpkin',
  add column before_text text not null default '',
  add column during_text text not null default '',
  add column after_text text not null default '';
comment on column festival.code is 'The block of content that the festival is written in; null = made by a command.';
comment on column festival.before_text is 'Under the title until the first ground opens; empty = the lead.';
alter table festival_ground add column key integer;
comment on column festival_ground.key is 'Identifies the ground in all versions of its festival.';
create unique index festival_ground_by_key on festival_ground (festival_id, key);
-- numbers of two stands are exchanged by one statement
alter table festival_stand
  drop constraint festival_stand_ground_id_number_key,
  add constraint festival_stand_ground_id_number_key unique (ground_id, number) deferrable;

-- festivals that exist get a first version
update festival set code = 'festival-' || id;
update festival_ground set key = id;
insert into content_block (code) select code from festival;
insert into content_version (code, version, kind, position, region_codes, look, words, details, first_published_at)
select code, 1, 'festival', 0, '{}', 'dark',
    jsonb_build_object('ru', jsonb_build_object('title', title, 'body', jsonb '[]', 'action', '', 'links', jsonb '[]'),
      'en', null),
    jsonb_build_object('sort', 'festival', 'title', title, 'lead', lead, 'look', look, 'before', '', 'during', '',
      'after', '', 'grounds', (
        select coalesce(jsonb_agg(jsonb_build_object('key', g.key, 'city', g.city, 'regionCode', g.region_code,
            'title', g.title, 'address', g.address, 'way', g.way,
            'coords', jsonb_build_object('latitude', g.latitude, 'longitude', g.longitude),
            'firstDay', g.first_day, 'lastDay', g.last_day, 'opensAt', g.opens_at, 'closesAt', g.closes_at,
            'events', (select coalesce(jsonb_agg(jsonb_build_object('day', e.day, 'startsAt', e.starts_at, 'minutes',
                e.minutes, 'title', e.title, 'place', e.place, 'picture', e.picture, 'fromAge', e.from_age, 'price',
                e.price) order by e.day, e.starts_at, e.id), '[]') from festival_event e where e.ground_id = g.id),
            'stands', (select coalesce(jsonb_agg(jsonb_build_object('organizationId', s.organization_id, 'number',
                s.number) order by s.number), '[]') from festival_stand s where s.ground_id = g.id)
          ) order by g.first_day, g.id), '[]') from festival_ground g where g.festival_id = festival.id)),
    case when is_published then shop_now() end
  from festival;
update content_block set published_version = 1 from festival
  where festival.code = content_block.code and festival.is_published;
