-- A shorter notice about cookies, where nobody has written one of their own.
with said (code, words) as (
  values
  ('cookie-notice', '{"ru": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Куки помнят ваш адрес и\u00a0корзину. Можно ещё считать посещения, чтобы чинить неудобное?"}]}]}, "en": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Cookies remember your address and basket. May we count visits too, to mend what is awkward?"}]}]}}'::jsonb)
), shorter as (
  insert into content_version (code, version, kind, position, region_codes, look, words, first_published_at)
  select block.code, (select max(version) + 1 from content_version known where known.code = block.code), 'text', 0, '{}',
    'dark', said.words, shop_now()
  from content_block block join said on said.code = block.code where block.published_version = 1
  returning code, version
)
update content_block set published_version = shorter.version from shorter where content_block.code = shorter.code;
