-- What the notice about cookies says of A/B tests and of personalization, where the shop has them.
insert into content_block (code) values ('cookie-ab-tests'), ('cookie-personalization');
insert into content_version
  (code, version, kind, position, region_codes, look, words, first_published_at)
values
  ('cookie-ab-tests', 1, 'text', 0, '{}', 'dark', '{"ru": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Varioqub Яндекса показывает разным людям разные варианты страниц: так видно, какой удобнее."}]}]}, "en": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Varioqub by Yandex shows different people different versions of a page, so we see which one is easier to use."}]}]}}', shop_now()),
  ('cookie-personalization', 1, 'text', 0, '{}', 'dark', '{"ru": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Mindbox видит, что вы смотрели и\u00a0заказывали, и\u00a0подбирает то, что вам пригодится."}]}]}, "en": {"title": "", "action": "", "links": [], "body": [{"kind": "paragraph", "spans": [{"text": "Mindbox sees what you looked at and ordered, and picks what may be of use to you."}]}]}}', shop_now());
update content_block set published_version = 1 where code in ('cookie-ab-tests', 'cookie-personalization');
