CREATE OR REPLACE FUNCTION count_search_lexemes()
 RETURNS void
 LANGUAGE sql
AS $function$
  -- two that count at once follow one another; whoever reads does not wait
  lock table search_lexeme in share row exclusive mode;
  delete from search_lexeme;
  insert into search_lexeme select word, ndoc from ts_stat('select vector from product_search', 'abc');
$function$;
