-- Parses a search for dishes: each word becomes its forms and synonyms, or a prefix of known words; an unknown word is
-- replaced by the nearest known one, or omitted when there is none. `searched` = the words used, null when all are
-- used; `corrected` = the phrase with replacements.
CREATE OR REPLACE FUNCTION read_dish_search(phrase text, OUT query tsquery, OUT head_query tsquery, OUT any_query tsquery, OUT corrected text, OUT searched text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.12'
AS $function$
declare
  token text;
  stem text;
  near text;
  part text;
  lexemes text[];
  parts text[] := '{}';
  words text[] := '{}';
  is_corrected boolean := false;
  left_out integer := 0;
begin
  foreach token in array (regexp_split_to_array(without_homonyms(fold_text(phrase)), '[^[:alnum:]]+'))[1:10] loop
    continue when token = '';
    stem := (ts_lexize('russian_stem', token))[1];
    -- a word without a stem does not restrict the search
    continue when stem is null;
    lexemes := array(
      select w.lexeme from dish_word w where w.root = search_root(stem)
      union
      select w.lexeme
      from search_synonyms(stem) as meant (lexeme) join dish_word w on w.root = search_root(meant.lexeme));
    if cardinality(lexemes) = 0 and not exists (select from dish_word where word like token || '%') then
      select w.word into near
      from (select sound_of(token) as sound, case when length(token) < 4 then 0 when length(token) < 9 then 1 else 2 end as most) as heard
      join dish_word w on w.sound % heard.sound and abs(length(w.sound) - length(heard.sound)) <= heard.most
      where levenshtein_less_equal(w.sound, heard.sound, heard.most) <= heard.most
        and (length(token) >= 7 and levenshtein(w.sound, heard.sound) <= 1 or left(w.sound, 1) = left(heard.sound, 1))
      order by levenshtein(w.sound, heard.sound), levenshtein(w.word, token), w.word
      limit 1;
      if near is null then
        left_out := left_out + 1;
        continue;
      end if;
      token := near;
      stem := coalesce((ts_lexize('russian_stem', near))[1], near);
      lexemes := array(select w.lexeme from dish_word w where w.root = search_root(stem));
      is_corrected := true;
    end if;
    words := words || token;
    part := case when cardinality(lexemes) > 0
      then (select string_agg(quote_literal(one) || ':@', ' | ') from unnest(lexemes) as one)
        -- a mushroom soup contains mushrooms; a short prefix matches too many words
        || case when length(stem) >= 4 then ' | ' || quote_literal(stem) || ':*@' else '' end
      else quote_literal(token) || ':*@ | ' || quote_literal(stem) || ':*@' end;
    parts := parts || ('(' || part || ')');
  end loop;
  if cardinality(parts) > 0 then
    query := replace(array_to_string(parts, ' & '), '@', '')::tsquery;
    head_query := replace(array_to_string(parts, ' & '), '@', 'A')::tsquery;
    any_query := replace(array_to_string(parts, ' | '), '@', 'AB')::tsquery;
  end if;
  if is_corrected then corrected := array_to_string(words, ' '); end if;
  if left_out > 0 and cardinality(words) > 0 then searched := words; end if;
end $function$;
