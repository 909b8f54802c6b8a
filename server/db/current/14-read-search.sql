CREATE OR REPLACE FUNCTION read_search(phrase text, is_any boolean, OUT query tsquery, OUT title_query tsquery, OUT corrected text, OUT searched text[], OUT matches real, OUT everything real)
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
end $function$;
