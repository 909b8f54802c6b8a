-- Texts, banners, menus and services of the marketplace: what is said, where and when, in versions.
create table content_block (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 100),
  published_version integer
);
comment on table content_block is 'A block by its code; without a published version nobody sees it.';

create table content_version (
  code text not null references content_block on delete cascade,
  version integer not null check (version > 0),
  kind text not null check (kind in ('text', 'banner', 'menu', 'service')),
  slot text,
  position integer not null,
  region_codes text[] not null,
  first_day date,
  last_day date,
  href text,
  picture text,
  look text not null check (look in ('dark', 'honey', 'pumpkin')),
  words jsonb not null,
  first_published_at timestamptz,
  primary key (code, version),
  check (first_day <= last_day)
);
comment on table content_version is 'Versions are only added; words are a closed structure by language, no markup.';
alter table content_block add foreign key (code, published_version) references content_version (code, version);

create function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end $$;
create trigger content_changed after update or delete on content_block
  for each statement execute function content_changed();

-- A category somebody misses: what it is called and how often it was asked for; nobody is named.
create table category_request (
  phrase text primary key check (length(phrase) between 2 and 80),
  title text not null,
  times integer not null check (times > 0),
  region_code text not null,
  last_day date not null
);
comment on table category_request is 'Categories that people miss, one row for a wish however it is written.';

insert into content_block (code) values ('cookie-notice'), ('cookie-counters');
insert into content_version
  (code, version, kind, position, region_codes, look, words, first_published_at)
values
  ('cookie-notice', 1, 'text', 0, '{}', 'dark', '{"ru": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Без куки магазин забудет адрес и\u00a0корзину. А\u00a0если разрешите, посчитаем, как вы ходите по\u00a0магазину: так мы видим, где неудобно."}]}]}, "en": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Without cookies the shop forgets your address and basket. If you allow it, we also count how you move round the shop: this shows us where it is awkward."}]}]}}', shop_now()),
  ('cookie-counters', 1, 'text', 0, '{}', 'dark', '{"ru": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Помогают Яндекс Метрика и\u00a0VK: им видно, какие страницы вы смотрели."}]}]}, "en": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Yandex Metrica and VK help us with it: they see which pages you looked at."}]}]}}', shop_now());
update content_block set published_version = 1;
