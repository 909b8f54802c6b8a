CREATE OR REPLACE FUNCTION count_search_lexemes()
 RETURNS void
 LANGUAGE sql
AS $function$
  -- serializes concurrent counts without blocking readers
  lock table search_lexeme in share row exclusive mode;
  delete from search_lexeme;
  insert into search_lexeme select word, ndoc from ts_stat('select vector from product_search', 'abc');
$function$;
