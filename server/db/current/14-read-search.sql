-- Parses a search: each word becomes its forms and synonyms, or a prefix when no form is known; an unknown word is
-- replaced by the nearest known one, or omitted when there is none but other words are known. A word required to be
-- absent becomes a fact of that name. `condition` holds sizes and requirements that are not words. A word that products
-- have is searched in products only, else in sellers' names, too. In `head_query` all words occur in the head of the
-- title, in `strong_query` there or in a category, in `goods_query` anywhere but in the seller's name. `is_as_typed`:
-- no word is replaced. A phrase with a word of something no farm sells (search_foreign) finds nothing, whatever its
-- other words. `searched` = the words used, when not all are. `matches` is an estimate that assumes independent words.
CREATE OR REPLACE FUNCTION read_search(phrase text, is_any boolean, condition tsquery DEFAULT NULL::tsquery, is_as_typed boolean DEFAULT false, OUT query tsquery, OUT head_query tsquery, OUT strong_query tsquery, OUT goods_query tsquery, OUT corrected text, OUT searched text[], OUT matches real, OUT everything real)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  without constant text := U&'\0431\0435\0437';
  token text;
  stem text;
  known text;
  part text;
  lexemes text[];
  is_absent boolean := false;
  is_known boolean;
  is_foreign boolean;
  is_after_preposition boolean := false;
  is_corrected boolean := false;
  left_out integer := 0;
  guess real;
  guesses real[] := '{}';
  parts text[] := '{}';
  weighed text[] := '{}';
  words text[] := '{}';
  unknown_parts text[] := '{}';
  join_by text := case when is_any then ' | ' else ' & ' end;
begin
  everything := greatest((select reltuples from pg_class where oid = 'product_search'::regclass), 1);
  foreach token in array (regexp_split_to_array(without_homonyms(fold_text(phrase)), '[^[:alnum:]]+'))[1:10] loop
    continue when token = '';
    if token = without then
      is_absent := true;
      continue;
    end if;
    stem := (ts_lexize('russian_stem', token))[1];
    -- a word without a stem («for», «and») does not restrict the search
    if stem is null then
      is_after_preposition := true;
      continue;
    end if;
    if is_absent then
      is_absent := false;
      if exists (select from product_search f where f.vector @@ (quote_literal('no:' || stem))::tsquery) then
        words := words || (without || ' ' || token);
        parts := parts || quote_literal('no:' || stem);
        weighed := weighed || quote_literal('no:' || stem);
        guesses := guesses || (everything / 50)::real;
      else
        left_out := left_out + 1;
      end if;
      continue;
    end if;
    is_foreign := exists (select from search_foreign where root = search_root(stem))
      and not exists (select from search_word where root = search_root(stem) or word like token || '%')
      and not exists (select from search_synonym where word_lexeme = stem);
    -- after a preposition the word only names the purpose
    if is_foreign and not is_after_preposition then
      query := null;
      matches := 0;
      searched := null;
      return;
    end if;
    is_known := length(token) <= 2
      or exists (select from search_word where word like token || '%' or lexeme like stem || '%')
      or exists (select from search_synonym where word_lexeme = stem);
    if not is_known and not is_as_typed and not is_foreign then
      known := nearest_search_word(token);
      if known is not null then
        token := known;
        stem := coalesce((ts_lexize('russian_stem', known))[1], known);
        is_corrected := true;
        is_known := true;
      end if;
    end if;
    lexemes := array(
      select w.lexeme from search_word w where w.root = search_root(stem)
      union
      select w.lexeme
      from (
        select means_lexeme as lexeme from search_synonym where word_lexeme = stem
        union
        select word_lexeme from search_synonym where means_lexeme = stem and is_mutual
      ) as meant join search_word w on w.root = search_root(meant.lexeme));
    if cardinality(lexemes) > 0 then
      part := (select string_agg(quote_literal(one) || ':@', ' | ') from unnest(lexemes) as one);
      select coalesce(sum(products), 0) into guess from search_lexeme where lexeme = any(lexemes);
    else
      part := quote_literal(stem) || ':*@';
      select coalesce(sum(products), 0) into guess from search_lexeme where lexeme like stem || '%';
    end if;
    if is_known then
      words := words || token;
      parts := parts || ('(' || replace(part, '@', case when guess > 0 then 'ABC' else 'ABCD' end) || ')');
      weighed := weighed || ('(' || part || ')');
      guesses := guesses || guess;
    else
      unknown_parts := unknown_parts || replace(part, '@', 'ABCD');
      left_out := left_out + 1;
    end if;
    is_after_preposition := false;
  end loop;
  -- all words are unknown, so products that only match the size or the requirement are no answer
  if cardinality(parts) = 0 and condition is not null and left_out > 0 then
    query := null;
    matches := 0;
    return;
  end if;
  if cardinality(parts) = 0 then parts := unknown_parts; end if;
  matches := 0;
  if cardinality(parts) > 0 then
    part := array_to_string(weighed, join_by);
    query := array_to_string(parts, join_by)::tsquery;
    head_query := replace(part, '@', 'A')::tsquery;
    strong_query := replace(part, '@', 'AC')::tsquery;
    goods_query := replace(part, '@', 'ABC')::tsquery;
    if cardinality(guesses) > 0 then
      matches := case when is_any then (select least(sum(one), everything) from unnest(guesses) as one)
        else everything * (select exp(greatest(sum(ln(greatest(least(one / everything, 1), 1e-9))), -60)) from unnest(guesses) as one) end;
    end if;
  end if;
  if condition is not null then
    -- a size matches few products; a requirement matches many
    matches := case when query is null then everything / 5 when condition::text like '%is:%' then matches / 50 else matches / 2 end;
    query := coalesce(query && condition, condition);
    head_query := coalesce(head_query && condition, condition);
    strong_query := coalesce(strong_query && condition, condition);
    goods_query := coalesce(goods_query && condition, condition);
  end if;
  if is_corrected then corrected := array_to_string(words, ' '); end if;
  if (is_any or left_out > 0) and cardinality(words) > 0 then searched := words; end if;
end $function$;
