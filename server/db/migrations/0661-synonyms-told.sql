-- Pages with search results are rendered anew when a word of the search changes.
create function tell_search_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_synonyms_changed', '');
  return null;
end $$;
create trigger search_synonyms_changed after insert or update or delete on search_synonym
  for each statement execute function tell_search_synonyms_changed();
