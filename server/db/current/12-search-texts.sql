-- The part of a title that names the product, in folded text: up to the first preposition, comma or quotation mark, or
-- the whole title.
CREATE OR REPLACE FUNCTION title_head(title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(nullif(trim(substring(title from U&'^(.*?)(?:\\s(?:\0441|\0441\043E|\0438\0437|\043D\0430|\0432|\0432\043E|\0434\043B\044F|\043A|\0431\0435\0437|\043F\043E|\043E\0442|\043F\043E\0434|\0443|\043E)\\s|[,(\00AB]|$)')), ''), title)
$function$;

-- A text without words that only share a stem with other words (see search_homonym); expects folded text.
CREATE OR REPLACE FUNCTION without_homonyms(value text)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT
AS $function$
  select coalesce(string_agg(coalesce(h.instead, parts.word), ' ' order by parts.place), '')
  from regexp_split_to_table(value, '[^[:alnum:]-]+') with ordinality as parts (word, place)
  left join search_homonym h on h.word = parts.word
$function$;

-- Lexemes of a text: all, or nouns only (words without the ending of an adjective).
CREATE OR REPLACE FUNCTION search_lexemes(value text, is_nouns_only boolean)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct (ts_lexize('russian_stem', word))[1]) filter (where (ts_lexize('russian_stem', word))[1] is not null), '{}')
  from regexp_split_to_table(fold_text(value), '[^[:alnum:]]+') as word
  where word <> '' and not (is_nouns_only and word ~ U&'.(\044B\0435|\0438\0435|\043E\0435|\0435\0435|\0430\044F|\044F\044F|\044B\0439|\0438\0439|\043E\0439)$')
$function$;

-- Facts about a product as lexemes: its categories, allergens, size, fat, claims of absence in its names, and the words
-- of its composition. `stated` = the composition is given, so that an ingredient not listed is absent.
CREATE OR REPLACE FUNCTION search_facts(title text, category_titles text, composition text, allergens text[], unit text, measure integer, listed integer[], claims text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array(
    select 'in:' || id from unnest(listed) as id where id <> 0
    union select 'has:' || fold_text(name) from unnest(allergens) as name
    union select 'allergic' where cardinality(allergens) > 0
    union select 'stated' where composition <> ''
    union select 'is:' || measure || unit
    union select 'is:' || translate(found[1], ',', '.') || '%' from regexp_matches(title, '([0-9]+(?:[.,][0-9]+)?)\s*%', 'g') as found
    union select 'no:' || coalesce((ts_lexize('russian_stem', found[1]))[1], found[1])
      from regexp_matches(fold_text(title || ' ' || category_titles), U&'(?:^|[^[:alnum:]])\0431\0435\0437\\s+([[:alnum:]]+)', 'g') as found
    union select 'made:' || part from unnest(array[U&'\043C\044F\0441', U&'\0441\0430\043B\043E', U&'\0433\043E\0432\044F\0434', U&'\0441\0432\0438\043D', U&'\043A\0443\0440\0438\043D', U&'\0436\0435\043B\0430\0442\0438\043D']) as part
      where fold_text(composition) ~ (U&'(^|[^[:alnum:]])' || part)
    union select 'says:' || claim from unnest(claims) as claim
    order by 1)
$function$;
