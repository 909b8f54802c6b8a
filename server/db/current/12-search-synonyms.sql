-- Synonyms of a searched lexeme, as lexemes.
create or replace function search_synonyms(stem text)
 returns setof text
 language sql
 stable
as $function$
  select means_lexeme from search_synonym where word_lexeme = stem
  union
  select word_lexeme from search_synonym where means_lexeme = stem and is_mutual
$function$;
