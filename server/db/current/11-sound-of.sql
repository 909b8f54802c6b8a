CREATE OR REPLACE FUNCTION sound_of(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(
    translate(word,
      U&'\043E\0435\044D\0439\044B\0431\0432\0433\0434\0436\0437\044C\044A',
      U&'\0430\0438\0438\0438\0438\043F\0444\043A\0442\0448\0441'),
    '(.)\1+', '\1', 'g')
$function$;
