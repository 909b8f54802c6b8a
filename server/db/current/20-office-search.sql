-- `pattern` is for the index of trigrams, `others` are regular expressions of starts of words.
-- Plans are made for the given words: a plan for unknown words reads the whole table.
create or replace function office_customers(pattern text, others text[], phone_start text, email_start text, most integer)
returns setof integer language sql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
  select id from (
    (select id from customer_contact
      where phone_start is null and email_start is null and erased_at is null
        and fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) like pattern
        and fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) ~ all (others)
      limit most)
    union
    (select id from customer_contact
      where reverse(phone) ~>=~ phone_start and reverse(phone) ~<~ (phone_start || ':') and erased_at is null
        and fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) ~ all (others)
      limit most)
    union
    (select id from customer_contact
      where email is not null and lower(email) ~>=~ email_start and lower(email) ~<~ (email_start || chr(1114111))
        and erased_at is null
      limit most)
  ) as found
  limit most
$$;

create or replace function office_goods(pattern text, others text[], most integer)
returns setof integer language sql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
  select id from product_title where fold_text(title) like pattern and fold_text(title) ~ all (others) limit most
$$;
