-- Codes are read without unseen signs and with hyphens of one kind: those made before are kept so, too. Where two codes
-- of a seller would become one, both stay as they are: they were never typed alike.
update promo_code
set code = plain
from (
  select id as plain_id, plain, count(*) over (partition by organization_id, plain) as twins
  from promo_code
  cross join lateral (
    select upper(btrim(regexp_replace(
      normalize(regexp_replace(
        translate(code, U&'\2010\2011\2012\2013\2014\2015\2212', '-------'),
        '[\u00AD\u034F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]', '', 'g'
      ), NFC),
      '\s+', ' ', 'g'
    ))) as plain
  ) as said
) as read_anew
where id = plain_id and code <> plain and twins = 1 and length(plain) between 2 and 60;
