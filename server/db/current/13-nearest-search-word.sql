-- The known word closest to an unknown one: by sound (or the same beginning of the sound), then by the number of
-- products, then by spelling. Null = no word is close enough: one sound may differ in words of four to eight letters,
-- two in longer words. A word two sounds away from a shorter word is considered different.
CREATE OR REPLACE FUNCTION nearest_search_word(token text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.12'
AS $function$
  select near.word
  from (
    select w.word, w.lexeme, w.sound, heard.sound as heard, heard.most,
      case when w.sound like heard.sound || '%' then 0 else levenshtein_less_equal(w.sound, heard.sound, heard.most) end as distance
    from (
      select sound_of(token) as sound,
        case when length(token) < 4 then 0 when length(token) < 9 then 1 else 2 end as most
    ) as heard
    join search_word w on (w.sound like heard.sound || '%' and length(w.sound) <= length(heard.sound) + 2)
      or (w.sound % heard.sound and abs(length(w.sound) - length(heard.sound)) <= heard.most)
  ) as near
  left join search_lexeme l on l.lexeme = near.lexeme
  where near.distance <= near.most
    -- another beginning means another word, unless the word is long and only one sound differs
    and (length(token) >= 7 and near.distance <= 1 or left(near.sound, 1) = left(near.heard, 1))
  order by near.distance, coalesce(l.products, 0) desc, levenshtein(near.word, token), near.word
  limit 1
$function$;
