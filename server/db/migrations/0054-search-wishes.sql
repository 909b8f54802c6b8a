-- A mistyped word is judged by how it sounds, and by what the shop sells; a wish of several words is answered by the
-- part that is known, and the answer says which part that was.

create extension if not exists fuzzystrmatch;

-- How a word sounds to one who writes by ear: unstressed o = a, e = i (and short i), voiced = voiceless, no soft and
-- hard signs, doubled letters once. Expects folded text.
create function sound_of(word text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    translate(word,
      U&'\043E\0435\044D\0439\044B\0431\0432\0433\0434\0436\0437\044C\044A',
      U&'\0430\0438\0438\0438\0438\043F\0444\043A\0442\0448\0441'),
    '(.)\1+', '\1', 'g')
$$;

alter table search_word add column sound text not null generated always as (sound_of(word)) stored;
drop index search_word_similar;
create index search_word_sound on search_word using gin (sound gin_trgm_ops);

-- The known word an unknown one was meant to be: the one that sounds nearest (or begins as it sounds), then the one more
-- goods have, then the one written nearest. Null = none is near enough: one sound in four to six letters may differ, two
-- in seven to nine, three in more. Half of a short word's trigrams hang on one letter, so few have to be shared.
create function nearest_search_word(token text) returns text language sql stable
set pg_trgm.similarity_threshold = 0.12 as $$
  select near.word
  from (
    select w.word, w.lexeme, heard.most,
      case when w.sound like heard.sound || '%' then 0 else levenshtein_less_equal(w.sound, heard.sound, heard.most) end as distance
    from (
      select sound_of(token) as sound,
        case when length(token) < 4 then 0 when length(token) < 7 then 1 when length(token) < 10 then 2 else 3 end as most
    ) as heard
    join search_word w on (w.sound like heard.sound || '%' and length(w.sound) <= length(heard.sound) + 2)
      or (w.sound % heard.sound and abs(length(w.sound) - length(heard.sound)) <= heard.most)
  ) as near
  left join search_lexeme l on l.lexeme = near.lexeme
  where near.distance <= near.most
  order by near.distance, coalesce(l.products, 0) desc, levenshtein(near.word, token), near.word
  limit 1
$$;

drop function read_search(text);
-- Reads the shopper's words: each becomes «stem or beginning»; an unknown word is replaced by the nearest known one, and
-- left out when there is none but other words are known. What is said to be absent («without sugar») is looked for as
-- one word, as goods are called so, and left out otherwise: a product that names it would be the wrong one.
-- `searched` = the words that count, when not all of the phrase do; null otherwise. `matches` is a guess at the number of
-- products, as if words met by chance. With `is_any` one word is enough.
create function read_search(phrase text, is_any boolean, out query tsquery, out title_query tsquery, out corrected text,
  out searched text[], out matches real, out everything real)
language plpgsql stable as $$
declare
  without constant text := U&'\0431\0435\0437';
  token text;
  stem text;
  known text;
  part text;
  is_absent boolean := false;
  is_known boolean;
  is_corrected boolean := false;
  left_out integer := 0;
  guess real;
  guesses real[] := '{}';
  parts text[] := '{}';
  words text[] := '{}';
  unknown_parts text[] := '{}';
  join_by text := case when is_any then ' | ' else ' & ' end;
begin
  everything := greatest((select reltuples from pg_class where oid = 'product_search'::regclass), 1);
  foreach token in array (regexp_split_to_array(fold_text(phrase), '[^[:alnum:]]+'))[1:10] loop
    continue when token = '';
    if token = without then
      is_absent := true;
      continue;
    end if;
    stem := (ts_lexize('russian_stem', token))[1];
    -- a word without meaning of its own («for», «and») finds nothing and narrows nothing
    continue when stem is null;
    if is_absent then
      is_absent := false;
      token := without || token;
      stem := coalesce((ts_lexize('russian_stem', token))[1], token);
      if not exists (select from search_word where lexeme like stem || '%') then
        left_out := left_out + 1;
        continue;
      end if;
    end if;
    is_known := length(token) <= 2 or exists (
      select from search_word where word like token || '%' or lexeme like stem || '%');
    if not is_known then
      known := nearest_search_word(token);
      if known is not null then
        token := known;
        stem := coalesce((ts_lexize('russian_stem', known))[1], known);
        is_corrected := true;
        is_known := true;
      end if;
    end if;
    part := quote_literal(stem) || ':*';
    if is_known then
      words := words || token;
      parts := parts || part;
      select coalesce(sum(products), 0) into guess from search_lexeme where lexeme like stem || '%';
      guesses := guesses || guess;
    else
      unknown_parts := unknown_parts || part;
      left_out := left_out + 1;
    end if;
  end loop;
  if cardinality(parts) = 0 then parts := unknown_parts; end if;
  matches := 0;
  if cardinality(parts) > 0 then
    query := to_tsquery('simple', array_to_string(parts, join_by));
    title_query := to_tsquery('simple', array_to_string(array(select one || 'A' from unnest(parts) as one), join_by));
    if cardinality(guesses) > 0 then
      matches := case when is_any then (select least(sum(one), everything) from unnest(guesses) as one)
        else everything * (select exp(sum(ln(greatest(least(one / everything, 1), 1e-9)))) from unnest(guesses) as one) end;
    end if;
  end if;
  if is_corrected then corrected := array_to_string(words, ' '); end if;
  if (is_any or left_out > 0) and cardinality(words) > 0 then searched := words; end if;
end $$;
